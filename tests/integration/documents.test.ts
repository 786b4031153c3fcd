import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryAction } from '#catalogue/media/rules/library-form.ts';
import { removePictureFiles } from '#catalogue/media/server/library/remove-from-library.ts';
import { sweepPictures } from '#catalogue/media/server/sweep-pictures.ts';
import { mediaObjectSchema } from '#http/wire/media/media-object.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aPdf } from '../factories/a-pdf.ts';
import { aPicture } from '../factories/a-picture.ts';
import { aPictureUploader, type PictureUploader } from '../factories/a-picture-uploader.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

const media = '/wp-json/wp/v2/media';
const library = '/staff/media/';
let shop: TestShop;
let setup: PictureUploader;
let headers: Record<string, string>;

beforeAll(async () => {
  shop = await aShop();
  setup = await aPictureUploader(shop);
  headers = { 'x-wp-nonce': await setup.nonceOf(setup.staff, 'wp_rest') };
});
afterAll(() => shop.close());

async function send(files: readonly (readonly [name: string, bytes: Uint8Array])[]) {
  const form = new FormData();
  form.set('security', await setup.nonceOf(setup.staff, libraryAction));
  for (const [name, bytes] of files) form.append('file', new Blob([Uint8Array.from(bytes)]), name);
  const answer = await setup.staff.post(`${library}upload/`, form, { accept: 'application/json' });
  return (await answer.json()) as { ids: number[]; refused: { name: string; problem: string }[] };
}

async function uploaded(name = 'Scheda tecnica.pdf') {
  const { ids } = await send([[name, aPdf()]]);
  return await shop.db
    .selectFrom('images')
    .select(['id', 'file_key as key', 'original'])
    .where('id', '=', ids[0] ?? 0)
    .executeTakeFirstOrThrow();
}

test('a document is downloaded by anybody who has its address, and never shown as a page of the shop', async () => {
  const { key } = await uploaded('Scheda “più” nuova.pdf');
  const path = `/documents/${key}.pdf`;
  const answer = await aBrowser(shop).get(path);
  expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, aPdf()]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(aPdf().length),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Scheda “più” nuova.pdf')}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, no-cache',
  });
  const etag = answer.headers.get('etag') ?? '';
  const known = await aBrowser(shop).get(path, { 'if-none-match': etag });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const head = await shop.fetch(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(aPdf().length)]);
});

test.each(['nessuno.pdf', 'nessuno', '..%2foriginals%2fx.pdf', 'A.pdf', '%00.pdf'])(
  'there is no document %s',
  async (file) => {
    expect([400, 404]).toContain((await shop.fetch(`/documents/${file}`)).status);
  },
);

test('a picture is no document, and has no address as one', async () => {
  const { ids } = await send([['disco.pdf', await aPicture().jpeg().toBuffer()]]);
  const { file_key: key } = await shop.db
    .selectFrom('images')
    .select('file_key')
    .where('id', '=', ids[0] ?? 0)
    .executeTakeFirstOrThrow();
  expect((await shop.fetch(`/documents/${key}.pdf`)).status).toBe(404);
});

test('what lies about being a picture, breaks off or is neither is refused and leaves nothing', async () => {
  const before = await setup.everyFile();
  const whole = aPdf();
  const { refused } = await send([
    ['foto.jpg', whole],
    ['mezza.pdf', whole.subarray(0, whole.length - 8)],
    ['pagina.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['programma.pdf', Buffer.from('\x7fELF\x02\x01')],
  ]);
  expect(refused).toEqual([
    { name: 'foto.jpg', problem: 'unlike-its-name' },
    { name: 'mezza.pdf', problem: 'incomplete-document' },
    { name: 'pagina.pdf', problem: 'neither-picture-nor-document' },
    { name: 'programma.pdf', problem: 'neither-picture-nor-document' },
  ]);
  expect(await setup.everyFile()).toEqual(before);
});

test('staff find documents apart from pictures, read what one is, and delete it', async () => {
  const { id, key, original } = await uploaded('Istruzioni montaggio.pdf');
  const of = async (query: string) => (await setup.staff.get(`${library}?${query}`)).text();
  expect(await of('kind=documents')).toContain('Istruzioni montaggio.pdf');
  expect(await of('kind=pictures')).not.toContain('Istruzioni montaggio.pdf');
  const page = await (await setup.staff.get(`${library}${id}/`)).text();
  expect(page).toContain(`/documents/${key}.pdf`);
  expect(page).not.toContain('Testo alternativo');
  const nonce = await setup.nonceOf(setup.staff, libraryAction);
  const gone = await setup.staff.post(`${library}${id}/`, { _wpnonce: nonce, action: 'remove' });
  expect(gone.headers.get('location')).toBe(`${library}?removed=1`);
  await removePictureFiles(shop.db, shop.pictures, { key, original: original ?? '' });
  expect((await shop.fetch(`/documents/${key}.pdf`)).status).toBe(404);
  expect((await setup.everyFile()).filter((file) => file.includes(key))).toEqual([]);
});

test('a document stays when what nothing shows is swept away', async () => {
  const { key } = await uploaded();
  await sweepPictures(shop.db, shop.pictures, { uploadMs: 0, unusedMs: 0 });
  expect((await shop.fetch(`/documents/${key}.pdf`)).status).toBe(200);
});

test('[REST-05] a program uploads a PDF as a file with its address', async () => {
  const form = new FormData();
  form.set('title', 'Scheda');
  form.set('file', new Blob([Uint8Array.from(aPdf())], { type: 'application/pdf' }), 'scheda.pdf');
  const answer = await setup.staff.post(media, form, headers);
  const body = (await answer.json()) as Record<string, unknown>;
  expect(answer.status).toBe(201);
  expect(mediaObjectSchema.safeParse(body).error).toBeUndefined();
  expect(body).toMatchObject({
    media_type: 'file',
    mime_type: 'application/pdf',
    media_details: { filesize: aPdf().length },
    missing_image_sizes: [],
  });
  expect((await shop.fetch(new URL(String(body.source_url)).pathname)).status).toBe(200);
  const processed = await setup.staff.json(
    `${media}/${body.id}/post-process`,
    { action: 'create-image-subsizes' },
    headers,
  );
  expect(processed.status).toBe(200);
  const idsOf = async (query: string) => {
    const listed = await setup.staff.get(`${media}?${query}&include=${body.id}`, headers);
    return ((await listed.json()) as { id: number }[]).map(({ id }) => id);
  };
  expect(await idsOf('media_type=application')).toEqual([body.id]);
  expect(await idsOf('media_type=image')).toEqual([]);
  expect(await idsOf('mime_type=application/pdf')).toEqual([body.id]);
});
