import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeSizes } from '#catalogue/media/server/library/make-sizes.ts';
import { removePictureFiles } from '#catalogue/media/server/library/remove-from-library.ts';
import { sweepPictures } from '#catalogue/media/server/sweep-pictures.ts';
import { silentLog } from '#foundation/services/log.ts';
import { mediaObjectSchema } from '#http/wire/media/media-object.ts';
import { fileNameIn } from '#http/wire/media/receive-media.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aPicture } from '../factories/a-picture.ts';
import { aPictureUploader, type PictureUploader } from '../factories/a-picture-uploader.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

const media = '/wp-json/wp/v2/media';
const idHeader = 'x-wp-upload-attachment-id';
let shop: TestShop;
let setup: PictureUploader;
let headers: Record<string, string>;

beforeAll(async () => {
  shop = await aShop();
  setup = await aPictureUploader(shop);
  headers = { 'x-wp-nonce': await setup.nonceOf(setup.staff, 'wp_rest') };
});
afterAll(() => shop.close());
afterEach(() => void vi.restoreAllMocks());

const jpeg = () => aPicture({ width: 700, height: 500 }).jpeg().toBuffer();

function formWith(
  bytes: Uint8Array,
  name = 'Disco freno.jpg',
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), name);
  return form;
}

async function upload(): Promise<number> {
  const answer = await setup.staff.post(media, formWith(await jpeg()), headers);
  expect(answer.status).toBe(201);
  return Number(answer.headers.get(idHeader));
}

/** Does the jobs that delete files, as a worker would. */
async function deleteFiles(): Promise<void> {
  const { rows } = await sql<{ payload: { key: string; original: string } }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'remove-picture-files'`.execute(shop.db);
  for (const { payload } of rows) await removePictureFiles(shop.db, shop.pictures, payload);
}

const asDelete = () => ({ ...headers, 'x-http-method-override': 'DELETE' });
const remove = (id: number) => setup.staff.json(`${media}/${id}?force=true`, {}, asDelete());
const bare = (bytes: Uint8Array, more: Record<string, string>) =>
  shop.fetch(media, {
    method: 'POST',
    body: Uint8Array.from(bytes),
    headers: { ...setup.headersOf(setup.staff), ...headers, ...more },
  });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

test('[REST-05] a picture of a form is stored with its texts and named with all its sizes', async () => {
  const form = formWith(await jpeg(), 'Disco freno.jpg', {
    alt_text: 'Un disco <nuovo>',
    caption: 'Da davanti',
  });
  const answer = await setup.staff.post(media, form, headers);
  const body = (await answer.json()) as Record<string, unknown>;
  expect(answer.status).toBe(201);
  expect(answer.headers.get('location')).toBe(`${shop.shopUrl}${media}/${body.id}`);
  expect(answer.headers.get(idHeader)).toBe(String(body.id));
  expect(mediaObjectSchema.safeParse(body).error).toBeUndefined();
  expect(body).toMatchObject({
    status: 'inherit',
    type: 'attachment',
    title: { raw: 'Disco freno', rendered: 'Disco freno' },
    caption: { raw: 'Da davanti', rendered: '<p>Da davanti</p>\n' },
    alt_text: 'Un disco <nuovo>',
    mime_type: 'image/jpeg',
    missing_image_sizes: [],
    media_details: { width: 700, height: 500 },
  });
  const { sizes } = body.media_details as { sizes: Record<string, { width: number; source_url: string }> };
  expect(Object.entries(sizes).map(([name, { width }]) => [name, width])).toEqual([
    ['thumbnail', 160],
    ['medium', 320],
    ['medium_large', 640],
    ['full', 700],
  ]);
  for (const { source_url: url } of Object.values(sizes)) {
    const file = await shop.fetch(new URL(url).pathname);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await file.arrayBuffer();
  }
});

test('[REST-05] a bare file is taken by its name and checked by its digest', async () => {
  const bytes = await jpeg();
  const md5 = createHash('md5').update(bytes).digest('hex');
  const type = { 'content-type': 'image/jpeg' };
  const named = { ...type, 'content-disposition': 'attachment; filename="pinza.jpg"' };
  const taken = await bare(bytes, { ...named, 'content-md5': md5 });
  expect([taken.status, ((await taken.json()) as { slug: string }).slug]).toEqual([
    201,
    expect.stringMatching(/^pinza-[0-9a-f]{20}$/),
  ]);
  const refusals = [
    [await bare(bytes, { ...named, 'content-md5': '0'.repeat(32) }), 412, 'rest_upload_hash_mismatch'],
    [await bare(bytes, type), 400, 'rest_upload_no_content_disposition'],
    [await bare(bytes, { ...type, 'content-disposition': 'inline' }), 400, 'rest_upload_invalid_disposition'],
    [await bare(new Uint8Array(), named), 400, 'rest_upload_no_data'],
  ] as const;
  for (const [answer, status, code] of refusals) {
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  }
});

test.each([
  ['attachment; filename="x.png"', 'x.png'],
  ["attachment; filename*=UTF-8''disco%20freno.png", 'disco freno.png'],
  ['attachment; filename=x.png', 'x.png'],
  ['attachment; filename="../../etc/x.png"', 'x.png'],
  ['attachment', null],
  ['attachment; filename=""', null],
  ['inline; filename="x.png"', null],
])('the file that %s names is %s', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name);
});

describe('a file that is no picture', () => {
  test.each([
    ['markup', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a PDF called a picture', Buffer.from('%PDF-1.7\n')],
    ['a JPEG that breaks off', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(900)])],
  ])('is refused and leaves nothing: %s', async (_what, bytes) => {
    const before = await setup.everyFile();
    const count = () => shop.db.selectFrom('images').select('id').execute();
    const rows = (await count()).length;
    const answer = await setup.staff.post(media, formWith(bytes), headers);
    expect([answer.status, await codeOf(answer)]).toEqual([500, 'rest_upload_sideload_error']);
    expect(answer.headers.has(idHeader)).toBe(false);
    await deleteFiles();
    expect(await setup.everyFile()).toEqual(before);
    expect(await count()).toHaveLength(rows);
  });

  test('is not even received from somebody who may not upload', async () => {
    const nonce = await setup.nonceOf(setup.shopper, 'wp_rest');
    const refused = await setup.shopper.post(media, formWith(await jpeg()), { 'x-wp-nonce': nonce });
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'rest_cannot_create']);
    const guest = await aBrowser(shop).post(media, formWith(await jpeg()));
    expect([guest.status, await codeOf(guest)]).toEqual([401, 'rest_not_logged_in']);
  });
});

describe('[REST-06] an upload whose sizes were not made', () => {
  /** Uploads while the process that makes sizes fails. */
  async function halfProcessed(): Promise<number> {
    vi.spyOn(shop.pictures, 'storeMade').mockRejectedValueOnce(new Error('the disk is full'));
    const answer = await setup.staff.post(media, formWith(await jpeg()), headers);
    expect(answer.status).toBe(500);
    const id = Number(answer.headers.get(idHeader));
    expect(id).toBeGreaterThan(0);
    return id;
  }

  test('names its id, is shown nowhere, and is finished by post-process', async () => {
    const id = await halfProcessed();
    const half = (await (await setup.staff.get(`${media}/${id}?context=edit`, headers)).json()) as object;
    expect(half).toMatchObject({
      source_url: '',
      missing_image_sizes: ['thumbnail', 'medium', 'medium_large', 'large'],
      media_details: { sizes: {} },
    });
    const action = { action: 'create-image-subsizes' };
    for (const _twice of [1, 2]) {
      const answer = await setup.staff.json(`${media}/${id}/post-process`, action, headers);
      expect([answer.status, await answer.json()]).toEqual([
        200,
        expect.objectContaining({ id, missing_image_sizes: [] }),
      ]);
    }
    const other = await setup.staff.json(`${media}/${id}/post-process`, { action: 'crop' }, headers);
    expect([other.status, await codeOf(other)]).toEqual([400, 'rest_invalid_param']);
  });

  test('is deleted by the client that gives up, with its file', async () => {
    const before = await setup.everyFile();
    const id = await halfProcessed();
    const answer = await remove(id);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { deleted: true, previous: expect.objectContaining({ id }) },
    ]);
    await deleteFiles();
    expect(await setup.everyFile()).toEqual(before);
    const late = await setup.staff.json(
      `${media}/${id}/post-process`,
      { action: 'create-image-subsizes' },
      headers,
    );
    expect([late.status, await codeOf(late)]).toEqual([404, 'rest_post_invalid_id']);
  });

  test('is finished by a job where nobody asks for it', async () => {
    const id = await halfProcessed();
    const jobs = await shop.db
      .withSchema('graphile_worker')
      .selectFrom('jobs' as never)
      .select('key' as never)
      .execute();
    expect(jobs).toContainEqual({ key: `picture-sizes-${id}` });
    expect(await makeSizes({ db: shop.db, log: silentLog }, shop.pictures, id)).toEqual({ ok: true });
  });
});

test('a picture is deleted only where nothing shows it, and only for good', async () => {
  const id = await upload();
  const product = await aProduct(shop.db, {});
  await shop.db.updateTable('products').set({ image_id: id }).where('id', '=', product.id).execute();
  const used = await remove(id);
  expect([used.status, await codeOf(used)]).toEqual([409, 'rest_cannot_delete']);
  const trash = await setup.staff.json(`${media}/${id}`, {}, asDelete());
  expect([trash.status, await codeOf(trash)]).toEqual([501, 'rest_trash_not_supported']);
  await shop.db.updateTable('products').set({ image_id: null }).where('id', '=', product.id).execute();
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
});

test('a picture of the library stays though nothing shows it', async () => {
  const id = await upload();
  await sweepPictures(shop.db, shop.pictures, { uploadMs: 0, unusedMs: 0 });
  expect((await setup.staff.get(`${media}/${id}`, headers)).status).toBe(200);
});

test('texts are written one by one, and recorded in the audit trail', async () => {
  const id = await upload();
  const change = { alt_text: 'Un disco', title: { raw: 'Disco' } };
  const answer = await setup.staff.json(`${media}/${id}`, change, headers);
  expect(await answer.json()).toMatchObject({
    alt_text: 'Un disco',
    title: { raw: 'Disco' },
    caption: { raw: '' },
  });
  const long = await setup.staff.json(`${media}/${id}`, { alt_text: 'x'.repeat(251) }, headers);
  expect([long.status, await codeOf(long)]).toEqual([400, 'rest_invalid_param']);
  const entries = await shop.db
    .selectFrom('audit_entries')
    .select(['deed', 'after'])
    .where('subject_kind', '=', 'picture')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { deed: 'created', after: { file: 'Disco freno.jpg', alt: '' } },
    { deed: 'changed', after: { alt: 'Un disco', title: 'Disco' } },
  ]);
});

test('[REST-03] the library is read page by page, searched and filtered', async () => {
  const ids = [await upload(), await upload(), await upload()];
  await setup.staff.json(`${media}/${ids[1]}`, { title: 'Pastiglia rarissima' }, headers);
  const list = async (query: string) => {
    const answer = await setup.staff.get(`${media}?${query}`, headers);
    const body = (await answer.json()) as { id: number }[];
    return { status: answer.status, headers: answer.headers, ids: body.map?.(({ id }) => id) };
  };
  expect((await list('search=rarissima pastiglia')).ids).toEqual([ids[1]]);
  expect((await list(`include=${ids.join(',')}&orderby=id&order=asc`)).ids).toEqual(ids);
  const first = await list(`include=${ids.join(',')}&orderby=id&order=asc&per_page=2`);
  expect([first.ids, first.headers.get('x-wp-total'), first.headers.get('x-wp-totalpages')]).toEqual([
    ids.slice(0, 2),
    '3',
    '2',
  ]);
  expect(first.headers.get('link')).toContain('page=2>; rel="next"');
  expect((await list('mime_type=image/png')).ids).toEqual([]);
  expect((await list('media_type=video')).ids).toEqual([]);
  expect((await list('per_page=-1')).status).toBe(400);
  expect((await list('page=9999')).status).toBe(400);
});

test('uploads on their way are no files of the shop', async () => {
  await upload();
  expect(await readdir(`${shop.originalsFolder}/.incoming`)).toEqual([]);
  expect(await readdir(`${shop.mediaFolder}/.incoming`)).toEqual([]);
});
