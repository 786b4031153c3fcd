import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { removePictureFiles } from '#catalogue/media/server/library/remove-from-library.ts';
import { mediaCalls as en } from '#messages/en/media-calls.ts';
import { mediaCalls as it } from '#messages/it/media-calls.ts';
import { aPicture } from '../factories/a-picture.ts';
import { aPictureUploader, type PictureUploader } from '../factories/a-picture-uploader.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

const media = '/wp-json/wp/v2/media';
const MOST_TRIES = 5;
let shop: TestShop;
let setup: PictureUploader;
let headers: Record<string, string>;

beforeAll(async () => {
  shop = await aShop();
  setup = await aPictureUploader(shop);
  const nonce = await setup.nonceOf(setup.staff, 'wp_rest');
  headers = { ...setup.headersOf(setup.staff), 'x-wp-nonce': nonce };
});
afterAll(() => shop.close());
afterEach(() => void vi.restoreAllMocks());

type Sent = { readonly method: string; readonly path: string; readonly status: number };
type Uploaded =
  | { readonly ok: true; readonly id: number; readonly sent: readonly Sent[] }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly sent: readonly Sent[] };

/**
 * Uploads as the block editor of the platform does: after a 5xx that names an attachment it asks for its sizes up to five times, then deletes it
 * and says that the upload failed.
 */
async function uploadAsBlockEditor(bytes: Uint8Array): Promise<Uploaded> {
  const sent: Sent[] = [];
  async function send(method: string, path: string, body?: FormData | string): Promise<Response> {
    const isJson = typeof body === 'string';
    const answer = await shop.fetch(path, {
      // As the editor sends what is neither GET nor POST.
      method: method === 'DELETE' ? 'POST' : method,
      headers: {
        ...headers,
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...(method === 'DELETE' ? { 'x-http-method-override': 'DELETE' } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
    sent.push({ method, path: path.replace(media, '').replace(/\d+/, 'ID'), status: answer.status });
    return answer;
  }
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'foto.jpg');
  let answer = await send('POST', media, form);
  const id = answer.headers.get('X-WP-Upload-Attachment-ID');
  const isHalf = answer.status >= 500 && answer.status < 600 && id !== null;
  for (let tries = 0; isHalf && !answer.ok && tries < MOST_TRIES; tries += 1) {
    const action = JSON.stringify({ action: 'create-image-subsizes' });
    answer = await send('POST', `${media}/${id}/post-process`, action);
  }
  const body = (await answer.json()) as { id: number; code: string; message: string };
  if (answer.ok) return { ok: true, id: body.id, sent };
  if (!isHalf) return { ok: false, code: body.code, message: body.message, sent };
  await send('DELETE', `${media}/${id}?force=true`);
  return { ok: false, code: 'post_process', message: body.message, sent };
}

const aPhoto = () => aPicture({ width: 700, height: 500 }).jpeg().toBuffer();

/** Lets the sizes of pictures fail so many times. */
function failing(times: number): void {
  const spy = vi.spyOn(shop.pictures, 'storeMade');
  for (let time = 0; time < times; time += 1) spy.mockRejectedValueOnce(new Error('the disk is full'));
}

const storedPictures = () =>
  shop.db.selectFrom('images').select(['id', 'widths']).where('in_library', '=', true).execute();

const upload = { method: 'POST', path: '', status: 500 };
const retry = (status: number) => ({ method: 'POST', path: '/ID/post-process', status });

test('[REST-05] a picture whose sizes are made at once is taken by one call', async () => {
  const uploaded = await uploadAsBlockEditor(await aPhoto());
  expect(uploaded).toMatchObject({ ok: true, sent: [{ ...upload, status: 201 }] });
});

test.each([1, 3, 5])(
  '[REST-06] what failed %i times is finished by as many calls of post-process',
  async (times) => {
    failing(times);
    const uploaded = await uploadAsBlockEditor(await aPhoto());
    const retries = Array.from({ length: times }, (_, at) => retry(at + 1 === times ? 200 : 500));
    expect(uploaded).toMatchObject({ ok: true, sent: [upload, ...retries] });
    const id = uploaded.ok ? uploaded.id : 0;
    const picture = (await (await setup.staff.get(`${media}/${id}`, headers)).json()) as {
      source_url: string;
      missing_image_sizes?: string[];
    };
    const file = await shop.fetch(new URL(picture.source_url).pathname);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await file.arrayBuffer();
    expect((await storedPictures()).filter((one) => one.id === id)).toEqual([
      { id, widths: [160, 320, 640, 700] },
    ]);
  },
);

test('[REST-06] [REST-11] after five failures the client deletes the picture, nothing of it stays, and the sentence says what to do', async () => {
  const before = { rows: await storedPictures(), files: await setup.everyFile() };
  failing(1 + MOST_TRIES);
  const uploaded = await uploadAsBlockEditor(await aPhoto());
  expect(uploaded).toEqual({
    ok: false,
    code: 'post_process',
    message: 'Caricamento del file non riuscito. Se è una foto o un’immagine grande, riducila e riprova.',
    sent: [
      upload,
      ...Array.from({ length: MOST_TRIES }, () => retry(500)),
      {
        method: 'DELETE',
        path: '/ID?force=true',
        status: 200,
      },
    ],
  });
  await removeFiles();
  expect({ rows: await storedPictures(), files: await setup.everyFile() }).toEqual(before);
});

test('[REST-06] a file that is no picture names no attachment, so that nothing is tried once more', async () => {
  const uploaded = await uploadAsBlockEditor(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect(uploaded).toMatchObject({ ok: false, code: 'rest_upload_sideload_error', sent: [upload] });
});

/** Does the jobs that delete files, as a worker would. */
async function removeFiles(): Promise<void> {
  const { rows } = await sql<{ payload: { key: string; original: string } }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'remove-picture-files'`.execute(shop.db);
  for (const { payload } of rows) await removePictureFiles(shop.db, shop.pictures, payload);
}

test('[REST-11] the sentence about a failed upload stands in both languages', () => {
  expect([it.processing, en.processing]).toEqual([
    'Caricamento del file non riuscito. Se è una foto o un’immagine grande, riducila e riprova.',
    'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
  ]);
});
