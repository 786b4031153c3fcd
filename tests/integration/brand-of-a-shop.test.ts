import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { anAnimatedPng, aPicture } from '../factories/a-picture.ts';
import { pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { anEmptyShop } from '../factories/an-empty-shop.ts';
import { pageOf, textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let owner: TestBrowser;

beforeAll(async () => {
  shop = await anEmptyShop();
  owner = await aBrowserOf(shop, (await aPerson(shop.db, 'administrator')).customerId);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom('settings').where('key', 'in', ['shop_logo', 'shop_icon']).execute());

const path = '/staff/setup/look/';
const colours = {
  shop_tagline: '',
  theme_accent: '#0b5cad',
  theme_dark: '#101820',
  theme_corners: 'soft',
  theme_fonts: 'barlow',
};

type Sent = { readonly logo?: Buffer; readonly icon?: Buffer } & Readonly<Record<string, string | Buffer>>;

async function send({ logo, icon, ...fields }: Sent, browser = owner) {
  const form = new FormData();
  form.set('_wpnonce', fieldIn(await pageOf(owner, path), '_wpnonce'));
  for (const [name, value] of Object.entries({ ...colours, ...fields })) form.set(name, String(value));
  for (const [name, content] of Object.entries({ logo_file: logo, icon_file: icon })) {
    // A browser posts an input without a file as an empty one.
    form.set(name, new Blob([new Uint8Array(content ?? [])]), content ? 'a picture.png' : '');
  }
  const answer = await browser.post(path, form);
  return { status: answer.status, text: textOf(await answer.text()) };
}

const setting = async (key: string) => {
  const row = await shop.db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return typeof row?.value === 'string' ? row.value : '';
};
const bytesOf = async (file: string) => {
  const answer = await shop.fetch(file.startsWith('/') ? file : `/media/${file}`);
  expect([file, answer.status]).toEqual([file, 200]);
  return Buffer.from(await answer.arrayBuffer());
};
/** A circle and a bar, 900 x 300, in a transparent margin. */
const aLogo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1060" height="400"><circle cx="230" cy="200" r="150" fill="#c8102e"/><rect x="480" y="100" width="500" height="160" fill="#16181d"/></svg>',
    ),
  )
    .png()
    .toBuffer();

describe.skipIf(!pagesAreBuilt())('the pictures that a shop is known by', () => {
  test('a logo shows in pages, for search engines, and without the margin of its file', async () => {
    expect((await send({ logo: await aLogo() })).status).toBe(303);
    const name = await setting('shop_logo');
    expect(name).toMatch(/^logo-[0-9a-f]{20}-396x132$/);
    for (const ending of ['png', 'webp']) {
      expect(await sharp(await bytesOf(`${name}.${ending}`)).metadata()).toMatchObject({
        format: ending,
        width: 396,
        height: 132,
        hasAlpha: true,
      });
    }
    const home = await pageOf(aBrowser(shop), '/');
    const shown = `<img src="/media/${name}.webp" alt="Il mio negozio" width="132" height="44"/>`;
    // In the header and in the footer.
    expect(home.split(shown)).toHaveLength(3);
    expect(home).toContain(`"logo":"${shop.shopUrl}/media/${name}.png"`);
    expect(await pageOf(owner, path)).toContain(`/media/${name}.webp`);
    // Another step, or one without files, leaves it.
    await send({});
    expect(await setting('shop_logo')).toBe(name);
    await send({ logo_remove: '1' });
    expect(await setting('shop_logo')).toBe('');
    // Emails that left point to it.
    await bytesOf(`${name}.png`);
  });

  test('an icon comes in the sizes of tabs, telephones and installed pages', async () => {
    const before = await pageOf(aBrowser(shop), '/');
    expect(before).toContain('<link rel="manifest" href="/site.webmanifest"/>');
    expect(before).not.toContain('apple-touch-icon');
    const icon = await aPicture({ width: 400, height: 400 }).png().toBuffer();
    expect((await send({ icon })).status).toBe(303);
    const name = await setting('shop_icon');
    const page = await pageOf(aBrowser(shop), '/');
    expect(page).toContain(`<link rel="icon" href="/media/${name}-32.png" type="image/png"/>`);
    expect(page).toContain(`<link rel="apple-touch-icon" href="/media/${name}-180.png"/>`);
    expect(await pageOf(owner, '/staff/orders/')).toContain(`href="/media/${name}-32.png"`);
    expect((await shop.fetch('/favicon.ico', { redirect: 'manual' })).headers.get('location')).toBe(
      `/media/${name}-32.png`,
    );
    const manifest = await shop.fetch('/site.webmanifest');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    const said = await manifest.json();
    expect(said).toMatchObject({ name: 'Il mio negozio', theme_color: '#0b5cad' });
    expect(said.icons).toHaveLength(3);
    for (const { src, sizes } of said.icons) {
      const { width, height } = await sharp(await bytesOf(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('a shop without an icon has a mark in its own colours', async () => {
    await send({});
    expect(await pageOf(aBrowser(shop), '/')).toContain('href="/theme/0b5cad-101820-soft-barlow.svg"');
    const mark = await shop.fetch('/theme/0b5cad-101820-soft-barlow.svg');
    expect(mark.headers.get('content-type')).toBe('image/svg+xml');
    expect(await mark.text()).toContain('fill="#0b5cad"');
  });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'non è un’immagine PNG'],
    ['a page that says it is a picture', () => Buffer.from('<html><script>'), 'non è un’immagine PNG'],
    ['half a picture', async () => (await aLogo()).subarray(0, 900), 'è incompleta o danneggiata'],
    ['a picture that moves', anAnimatedPng, 'le immagini animate non sono ammesse'],
    ['a tiny picture', () => aPicture({ width: 60, height: 12 }).png().toBuffer(), 'è troppo piccola'],
    ['4 MB and a byte', () => Buffer.alloc(4 * 1024 * 1024 + 1, 'x'), 'supera i 4 MB'],
  ])('%s is refused with a sentence, and nothing of the form is stored', async (_, content, sentence) => {
    const { status, text } = await send({ logo: await content(), shop_tagline: 'Ricambi dal 1980' });
    expect([status, text.includes(sentence)]).toEqual([422, true]);
    expect([await setting('shop_logo'), await setting('shop_tagline')]).toEqual(['', '']);
  });

  test('a picture that came with a form that was refused goes along with the next attempt', async () => {
    const form = new FormData();
    form.set('_wpnonce', fieldIn(await pageOf(owner, path), '_wpnonce'));
    for (const [name, value] of Object.entries({ ...colours, theme_accent: '#ffd400' }))
      form.set(name, value);
    form.set('logo_file', new Blob([new Uint8Array(await aLogo())]), 'logo.png');
    const refused = await owner.post(path, form);
    expect(refused.status).toBe(422);
    const shop_logo = fieldIn(await refused.text(), 'shop_logo');
    expect(shop_logo).toMatch(/^logo-/);
    expect(await setting('shop_logo')).toBe('');
    expect((await send({ shop_logo })).status).toBe(303);
    expect(await setting('shop_logo')).toBe(shop_logo);
  });

  test.each(['logo', '../../etc/passwd', 'icon-0123456789abcdef0123'])(
    '%j is no name of a logo',
    async (shop_logo) => {
      expect((await send({ shop_logo })).status).toBe(422);
      expect(await setting('shop_logo')).toBe('');
    },
  );

  test('who may not change settings sends no file', async () => {
    const clerk = await aBrowserOf(shop, (await aPerson(shop.db, 'clerk')).customerId);
    expect((await send({ logo: await aLogo() }, clerk)).status).toBe(403);
    expect(await setting('shop_logo')).toBe('');
  });
});

describe.skipIf(!pagesAreBuilt())('the look of a shop', () => {
  test('corners and fonts are in the style sheet, and fonts of the device are not fetched', async () => {
    expect((await send({ theme_corners: 'wavy' })).status).toBe(422);
    expect(await pageOf(aBrowser(shop), '/')).toContain('data-fonts');
    expect((await send({ theme_corners: 'round', theme_fonts: 'system' })).status).toBe(303);
    const page = await pageOf(aBrowser(shop), '/');
    expect(page).toContain('href="/theme/0b5cad-101820-round-system.css"');
    expect(page).not.toContain('data-fonts');
    const styles = await (await shop.fetch('/theme/0b5cad-101820-round-system.css')).text();
    expect(styles).toContain('--radius-m:12px');
    expect(styles).toContain('--text-font:system-ui');
    expect((await send({})).status).toBe(303);
  });
});
