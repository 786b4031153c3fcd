import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aPicture } from '../factories/a-picture.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { logInAs } from '../factories/log-in-as.ts';
import { customerBrowser, pageOf, textOf } from '../factories/order-calls.ts';

const path = '/staff/guarantee-notice/';
const page = 'https://europa.example/garanzia-legale';

describe.skipIf(!pagesAreBuilt())('the notice of the legal guarantee', () => {
  let shop: TestShop;
  let owner: TestBrowser;
  let content: Buffer;
  let checksum: string;
  beforeAll(async () => {
    shop = await aShop();
    owner = await aBrowserOf(shop, (await aPerson(shop.db, 'administrator')).customerId);
    content = await aPicture({ width: 900, height: 1200 }).png().toBuffer();
    checksum = createHash('sha256').update(content).digest('hex');
    await aProduct(shop.db, { slug: 'disco', name: 'Disco', stock: 5 });
  });
  afterAll(() => shop.close());

  async function send(fields: Readonly<Record<string, string | Buffer>>, browser = owner) {
    const form = new FormData();
    form.set('_wpnonce', fieldIn(await pageOf(owner, path), '_wpnonce'));
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') form.set(name, value);
      else form.set(name, new Blob([new Uint8Array(value)]), 'avviso.png');
    }
    const answer = await browser.post(path, form);
    return { status: answer.status, text: textOf(await answer.text()) };
  }
  const product = (browser = aBrowser(shop)) => pageOf(browser, '/product/disco/');

  it('is asked for on the start page of the staff until it is there, and shoppers are shown nothing', async () => {
    expect(textOf(await pageOf(owner, '/staff/'))).toContain('Manca l’avviso armonizzato');
    expect(textOf(await pageOf(owner, path))).toContain('Manca l’avviso in italiano');
    expect(await product()).not.toContain('Avviso armonizzato');
  });

  it('is refused where it is no whole picture, too small, or without the page of its code; nothing changes', async () => {
    const small = await aPicture({ width: 200, height: 300 }).png().toBuffer();
    for (const [fields, sentence] of [
      [{ 'file-it': Buffer.from('<svg/>'), 'page-it': page }, 'non è un’immagine PNG o JPG'],
      [{ 'file-it': content.subarray(0, 300), 'page-it': page }, 'incompleto'],
      [{ 'file-it': small, 'page-it': page }, 'meno di 600 pixel'],
      [{ 'file-it': content, 'page-it': '' }, 'anche l’indirizzo a cui porta il codice QR'],
      [{ 'file-it': content, 'page-it': 'http://x.it' }, 'iniziare con https://'],
    ] as const) {
      const answer = await send(fields);
      expect([sentence, answer.status]).toEqual([sentence, 422]);
      expect(answer.text).toContain(sentence);
    }
    expect(await product()).not.toContain('Avviso armonizzato');
  });

  it('stands unchanged, with its page, for consumers: product, cart, checkout; not for businesses; pages stay cached', async () => {
    expect((await send({ 'file-it': content, 'page-it': page })).status).toBe(303);
    const name = `guarantee-${checksum}-900x1200.png`;
    const served = await shop.fetch(`/media/${name}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(content)).toBe(true);
    expect(await pageOf(owner, path)).toContain(checksum);
    expect(textOf(await pageOf(owner, '/staff/'))).not.toContain('Manca l’avviso armonizzato');

    const shown = await product();
    expect(shown).toMatch(/<details[^>]*><summary>Avviso armonizzato sulla garanzia legale/);
    expect(shown).toContain(`src="/media/${name}" width="900" height="1200"`);
    expect(shown).toContain(`href="${page}"`);
    const buyer = aBrowser(shop);
    const { id } = await shop.db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'disco')
      .executeTakeFirstOrThrow();
    expect(await pageOf(buyer, '/cart/')).not.toContain(name);
    await buyer.get(`/?add-to-cart=${id}`);
    expect(await pageOf(buyer, '/cart/')).toContain(name);
    expect(await pageOf(buyer, '/checkout/')).toContain(`src="/media/${name}"`);

    const business = aBrowser(shop);
    const { id: priceListId } = await shop.db
      .selectFrom('price_lists')
      .select('id')
      .where('is_retail', '=', true)
      .executeTakeFirstOrThrow();
    await logInAs(business, shop, { priceListId, kind: 'business' });
    expect(await product(business)).not.toContain(name);
    const { browser } = await customerBrowser(shop);
    expect(await product(browser)).toContain(name);

    expect((await send({ 'remove-it': '1', 'page-it': page })).status).toBe(303);
    expect(await product()).not.toContain('Avviso armonizzato');
  });
});
