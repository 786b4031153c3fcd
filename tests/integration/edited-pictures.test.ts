import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryAction } from '#catalogue/media/rules/library-form.ts';
import { makeSizes } from '#catalogue/media/server/library/make-sizes.ts';
import { removePictureFiles } from '#catalogue/media/server/library/remove-from-library.ts';
import { sweepPictures } from '#catalogue/media/server/sweep-pictures.ts';
import { silentLog } from '#foundation/services/log.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aPdf } from '../factories/a-pdf.ts';
import { aPictureUploader, type PictureUploader } from '../factories/a-picture-uploader.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

const library = '/staff/media/';
let shop: TestShop;
let setup: PictureUploader;

beforeAll(async () => {
  shop = await aShop();
  setup = await aPictureUploader(shop);
  await shop.db.insertInto('settings').values({ key: 'language_switch', value: 'true' }).execute();
});
afterAll(() => shop.close());

/** 800 by 400 pixels: the left half red, the right half blue. */
const halves = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: '#0000ff' } },
        left: 400,
        top: 0,
      },
    ])
    .jpeg({ quality: 95 })
    .toBuffer();
const green = () =>
  sharp({ create: { width: 500, height: 500, channels: 3, background: '#00ff00' } })
    .jpeg()
    .toBuffer();

const rowOf = (id: number) =>
  shop.db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function send(path: string, fields: Readonly<Record<string, string>>, file?: [string, Uint8Array]) {
  const form = new FormData();
  form.set('security', await setup.nonceOf(setup.staff, libraryAction));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', new Blob([Uint8Array.from(file[1])]), file[0]);
  return await setup.staff.post(path, form, file ? { accept: 'application/json' } : {});
}

async function upload(name: string, bytes: Uint8Array): Promise<number> {
  const answer = await send(`${library}upload/`, {}, [name, bytes]);
  const { ids } = (await answer.json()) as { ids: number[] };
  const id = ids[0] ?? 0;
  expect(await makeSizes({ db: shop.db, log: silentLog }, shop.pictures, id)).toEqual({ ok: true });
  return id;
}

/** The colour in the middle of a file: red, green, blue. */
async function colourOf(path: string): Promise<readonly number[]> {
  const answer = await shop.fetch(path);
  expect(answer.status).toBe(200);
  const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)].map((value) => Math.round(value / 255));
}

async function shown(id: number, name: string): Promise<string> {
  const product = await aProduct(shop.db, { name });
  await sql`update products set image_id = ${id} where id = ${product.id}`.execute(shop.db);
  await sql`insert into product_images (product_id, image_id, position) values (${product.id}, ${id}, 0)`.execute(
    shop.db,
  );
  return product.slug;
}
const listing = async () => (await aBrowser(shop).get('/shop/?s=Bicolore')).text();

test('a cut picture shows what is left of it everywhere, under new names, and can be cut anew from its original', async () => {
  const id = await upload('bicolore.jpg', await halves());
  const before = await rowOf(id);
  const answer = await send(`${library}${id}/shape/`, { left: '50', top: '0', right: '0', bottom: '10' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${library}${id}/?shaped=1`]);
  const cut = await rowOf(id);
  expect(cut).toMatchObject({
    width: 400,
    height: 360,
    crop_left: 50,
    crop_bottom: 10,
    original: before.original,
  });
  expect(cut.file_key).not.toBe(before.file_key);
  expect(await colourOf(`/media/${cut.file_key}-400.webp`)).toEqual([0, 0, 1]);
  expect((await shop.fetch(`/media/${cut.file_key}-whole.webp`)).status).toBe(200);
  // Pages in caches still show the old files.
  expect(await colourOf(`/media/${before.file_key}-160.webp`)).toHaveLength(3);
  await send(`${library}${id}/shape/`, { left: '0', top: '0', right: '50', bottom: '0' });
  const other = await rowOf(id);
  expect(await colourOf(`/media/${other.file_key}-400.webp`)).toEqual([1, 0, 0]);
  await sweepPictures(shop.db, shop.pictures, { uploadMs: 0 });
  expect(await shop.pictures.copyOfOriginal(other.original ?? '')).not.toBeNull();
  await removePictureFiles(shop.db, shop.pictures, { key: before.file_key, original: before.original ?? '' });
  expect((await shop.fetch(`/media/${before.file_key}-160.webp`)).status).toBe(404);
  expect(await shop.pictures.copyOfOriginal(other.original ?? '')).not.toBeNull();
});

test('a picture with a point in view fills the square of its card around it', async () => {
  const id = await upload('bicolore.jpg', await halves());
  await shown(id, 'Bicolore a fuoco');
  const whole = await rowOf(id);
  expect(await listing()).toContain(`/media/${whole.file_key}-`);
  await send(`${library}${id}/shape/`, { fills: '1', focusX: '90', focusY: '50' });
  const { file_key: key } = await rowOf(id);
  const html = await listing();
  expect(html).toContain(`/media/${key}-square-320.avif`);
  expect(html).not.toContain(whole.file_key);
  expect(await colourOf(`/media/${key}-square-320.webp`)).toEqual([0, 0, 1]);
  await send(`${library}${id}/shape/`, { left: '0' });
  expect(await listing()).not.toContain('-square-');
});

test.each([
  [{ left: '60', right: '40' }, 'too-much-cut'],
  [{ left: '-1' }, 'bad-edge'],
  [{ top: 'dieci' }, 'bad-edge'],
  [{ fills: '1', focusX: '101' }, 'bad-point'],
])('the shape %j is refused, and the picture stays as it was', async (fields, problem) => {
  const id = await upload('bicolore.jpg', await halves());
  const before = await rowOf(id);
  const answer = await send(`${library}${id}/shape/`, fields as Record<string, string>);
  expect(answer.headers.get('location')).toBe(`${library}${id}/?shape=${problem}`);
  expect(await (await setup.staff.get(`${library}${id}/?shape=${problem}`)).text()).toMatch(
    /numero intero|90 %/,
  );
  expect(await rowOf(id)).toEqual(before);
});

test('a replaced picture keeps its id and its texts, and texts with markup show the new files', async () => {
  const id = await upload('bicolore.jpg', await halves());
  const before = await rowOf(id);
  await sql`update images set alt = 'Un disco' where id = ${id}`.execute(shop.db);
  await sql`insert into content_pages (slug, title, body_html)
    values ('con-immagine', 'Con immagine', ${`<img src="/media/${before.file_key}-800.webp" alt="">`})`.execute(
    shop.db,
  );
  const answer = await send(`${library}${id}/replace/`, {}, ['verde.jpg', await green()]);
  expect([answer.status, await answer.json()]).toEqual([200, { added: 1, refused: [], problem: null }]);
  const after = await rowOf(id);
  expect(after).toMatchObject({ alt: 'Un disco', file_name: 'verde.jpg', width: 500, height: 500 });
  expect(await colourOf(`/media/${after.file_key}-500.webp`)).toEqual([0, 1, 0]);
  const page = await sql<{ html: string }>`
    select body_html as html from content_pages where slug = 'con-immagine'`.execute(shop.db);
  expect(page.rows[0]?.html).toBe(`<img src="/media/${after.file_key}-500.webp" alt="">`);
});

test('a replaced document stays at its address', async () => {
  const answer = await send(`${library}upload/`, {}, ['scheda.pdf', aPdf('prima')]);
  const id = ((await answer.json()) as { ids: number[] }).ids[0] ?? 0;
  const { file_key: key, original } = await rowOf(id);
  const address = `/documents/${key}.pdf`;
  const first = (await shop.fetch(address)).headers.get('etag');
  const refused = await send(`${library}${id}/replace/`, {}, ['foto.jpg', await green()]);
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { added: 0, refused: [{ name: 'foto.jpg', problem: 'another-kind' }], problem: null },
  ]);
  await send(`${library}${id}/replace/`, {}, ['scheda-2.pdf', aPdf('dopo')]);
  const replaced = await shop.fetch(address);
  expect(await replaced.text()).toContain('% dopo');
  expect(replaced.headers.get('etag')).not.toBe(first);
  expect(replaced.headers.get('content-disposition')).toContain('scheda-2.pdf');
  await removePictureFiles(shop.db, shop.pictures, { key: '', original: original ?? '' });
  expect((await shop.fetch(address)).status).toBe(200);
});

test('alternative text is read in the language of the page, on cards and on the product page', async () => {
  const id = await upload('bicolore.jpg', await halves());
  const slug = await shown(id, 'Bicolore tradotto');
  const nonce = await setup.nonceOf(setup.staff, libraryAction);
  const saved = await setup.staff.post(`${library}${id}/`, {
    _wpnonce: nonce,
    alt: 'Un quadro di due colori',
    translatedAlt: 'A board of two colours',
    caption: 'Davanti',
    translatedCaption: 'From the front',
  });
  expect(saved.headers.get('location')).toBe(`${library}${id}/?saved=1`);
  const read = async (path: string) => (await aBrowser(shop).get(path)).text();
  expect(await read('/shop/?s=Bicolore')).toContain('alt="Un quadro di due colori"');
  expect(await read('/shop/?s=Bicolore&lang=en')).toContain('alt="A board of two colours"');
  const english = await read(`/product/${slug}/?lang=en`);
  expect(english).toContain('alt="A board of two colours"');
  expect(english).toContain('From the front');
  await setup.staff.post(`${library}${id}/`, { _wpnonce: nonce, alt: 'Un quadro di due colori' });
  expect(await read('/shop/?s=Bicolore&lang=en')).toContain('alt="Un quadro di due colori" lang="it"');
});
