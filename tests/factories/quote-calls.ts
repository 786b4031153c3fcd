import type { SettingKey } from '#foundation/settings/rules/settings.ts';
import type { TestBrowser } from './a-browser.ts';
import { aBrowser } from './a-browser.ts';
import { aPriceList } from './a-price-list.ts';
import { aProduct } from './a-product.ts';
import type { TestShop } from './a-shop.ts';
import { securityOf, wholesale } from './conversation-calls.ts';
import { logInAs } from './log-in-as.ts';

let count = 0;

/** A workshop that is logged in, with its nonce of wholesale calls. */
export async function aWorkshop(shop: TestShop) {
  count += 1;
  const list = await aPriceList(shop.db, { slug: `preventivi-${count}` });
  const browser = aBrowser(shop);
  const { customerId } = await logInAs(browser, shop, { priceListId: list.id, kind: 'business' });
  return { browser, customerId, security: await securityOf(browser) };
}

/** Adds so many pieces of a new product to the cart of a browser; the product. */
export async function withGoods(
  shop: TestShop,
  browser: TestBrowser,
  options: { readonly name?: string; readonly vendorId?: number; readonly quantity?: number } = {},
) {
  const { name = 'Disco freno ventilato', vendorId, quantity = 4 } = options;
  const columns = vendorId === undefined ? {} : { vendor_id: vendorId };
  const product = await aProduct(shop.db, { name, stock: 1000, regularPriceCents: 2440, columns });
  await browser.post('/?wc-ajax=add_to_cart', { product_id: product.id, quantity });
  return product;
}

export const aQuote = {
  message: 'Quanto per quattro dischi?',
  name: 'Ada Riva',
  email: 'ada.riva@officina.it',
  title: 'Dischi per la flotta',
  location: 'standard',
  type: 'quote',
} as const;

/** Requests a quote; the answer, its text and the conversation that it names (0 for none). */
export async function requestQuote(browser: TestBrowser, fields: Readonly<Record<string, string | number>>) {
  const answer = await wholesale(browser, 'requestquotecart', { ...aQuote, ...fields });
  const text = await answer.text();
  return { status: answer.status, text, id: Number(/\?id=(\d+)$/.exec(text)?.[1] ?? 0) };
}

/** Adds a custom field; its id. */
export async function aQuoteField(
  shop: TestShop,
  options: {
    readonly kind: 'text' | 'checkbox' | 'file';
    readonly label: string;
    readonly boxes?: readonly string[];
    readonly required?: boolean;
  },
): Promise<number> {
  count += 1;
  const { id } = await shop.db
    .insertInto('quote_fields')
    .values({
      kind: options.kind,
      label_it: options.label,
      label_en: `${options.label} (en)`,
      options: JSON.stringify((options.boxes ?? []).map((box) => ({ it: box, en: `${box} (en)` }))),
      required: options.required ?? false,
      position: count,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the shop keeps of a quote request. */
export async function storedQuote(shop: TestShop, id: number) {
  const [request] = await shop.db
    .selectFrom('quote_requests')
    .selectAll()
    .where('conversation_id', '=', id)
    .execute();
  const lines = await shop.db
    .selectFrom('quote_lines')
    .select(['product_id', 'name', 'quantity', 'unit_cents'])
    .where('conversation_id', '=', id)
    .orderBy('position')
    .execute();
  const answers = await shop.db
    .selectFrom('quote_answers')
    .select(['label', 'value', 'file_id'])
    .where('conversation_id', '=', id)
    .orderBy('position')
    .execute();
  return { request, lines, answers };
}

/** Gives a setting of a shop another value. */
export async function aSetting(
  shop: TestShop,
  key: SettingKey,
  value: string | number | boolean | readonly string[],
): Promise<void> {
  await shop.db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((of) => of.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
}
