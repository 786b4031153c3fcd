import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryAction } from '#catalogue/media/rules/library-form.ts';
import { makeSizes } from '#catalogue/media/server/library/make-sizes.ts';
import { silentLog } from '#foundation/services/log.ts';
import { aPicture } from '../factories/a-picture.ts';
import { aPictureUploader, type PictureUploader } from '../factories/a-picture-uploader.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

const library = '/staff/media/';
let shop: TestShop;
let setup: PictureUploader;

beforeAll(async () => {
  shop = await aShop();
  setup = await aPictureUploader(shop);
});
afterAll(() => shop.close());

const jpeg = () => aPicture({ width: 700, height: 500 }).jpeg().toBuffer();

async function upload(): Promise<number> {
  await send([['disco.jpg', await jpeg()]]);
  const { id } = await shop.db
    .selectFrom('images')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(await makeSizes({ db: shop.db, log: silentLog }, shop.pictures, id)).toEqual({ ok: true });
  return id;
}

async function send(files: readonly (readonly [name: string, bytes: Uint8Array])[], nonce?: string) {
  const form = new FormData();
  form.set('security', nonce ?? (await setup.nonceOf(setup.staff, libraryAction)));
  for (const [name, bytes] of files) form.append('file', new Blob([Uint8Array.from(bytes)]), name);
  return setup.staff.post(`${library}upload/`, form, { accept: 'application/json' });
}

test('many pictures are taken at once, and each that is none is named', async () => {
  const picture = await jpeg();
  const answer = await send([
    ['uno.jpg', picture],
    ['falsa.jpg', Buffer.from('<html></html>')],
    ['due.jpg', picture],
  ]);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      added: 2,
      refused: [{ name: 'falsa.jpg', problem: 'neither-picture-nor-document' }],
      ids: [expect.any(Number), expect.any(Number)],
      problem: null,
    },
  ]);
  const html = await (await setup.staff.get(`${library}?s=uno.jpg`)).text();
  expect(html).toContain('uno.jpg');
  expect(html).toContain('In lavorazione');
  const old = await send([['tre.jpg', picture]], 'too old');
  expect([old.status, (await old.json()) as object]).toEqual([403, expect.objectContaining({ added: 0 })]);
});

test('a picture says where it is shown, and goes only where nothing shows it', async () => {
  const id = await upload();
  const { id: productId } = await aProduct(shop.db, { name: 'Disco con archivio' });
  await shop.db.updateTable('products').set({ image_id: id }).where('id', '=', productId).execute();
  const page = `${library}${id}/`;
  const nonce = await setup.nonceOf(setup.staff, libraryAction);
  expect(await (await setup.staff.get(page)).text()).toContain('Prodotto: Disco con archivio');
  const refused = await setup.staff.post(page, { _wpnonce: nonce, action: 'remove' });
  expect([refused.status, refused.headers.get('location')]).toEqual([303, `${page}?used=1`]);
  await shop.db.updateTable('products').set({ image_id: null }).where('id', '=', productId).execute();
  const unused = await (await setup.staff.get(`${library}?use=unused&view=table`)).text();
  expect(unused).toContain(page);
  const saved = await setup.staff.post(page, {
    _wpnonce: nonce,
    alt: 'Nuovo testo',
    description: 'a\r\nb',
  });
  expect(saved.headers.get('location')).toBe(`${page}?saved=1`);
  const long = await setup.staff.post(page, { _wpnonce: nonce, alt: 'x'.repeat(251) });
  expect([long.status, await long.text()]).toEqual([
    422,
    expect.stringContaining('Il testo è troppo lungo.'),
  ]);
  const gone = await setup.staff.post(page, { _wpnonce: nonce, action: 'remove' });
  expect(gone.headers.get('location')).toBe(`${library}?removed=1`);
  expect((await setup.staff.get(page)).status).toBe(404);
});
