import { toCents } from '#foundation/money/rules/cents.ts';
import { parseJson } from '#kit/text/rules/parse-json.ts';
import { parseTiers } from '#pricing/prices/rules/parse-tiers.ts';
import { unlimitedQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import type { BulkItem, OpenChoice } from '../bulk-item.ts';
import type { OfferedFilters, Paging } from '../bulk-search.ts';
import { writeTierString } from '../initial-prices.ts';

/** The two ways in which the wire says that there are no products (BULK-19). A list that holds none is the second, as JSON (wire 4.5). */
export const noProducts = '1234';
export const emptyList = '"empty"';

/** What was found: items in their order, rendered rows where the theme has them, and what the search can be filtered by. */
export type Found = {
  readonly items: readonly BulkItem[];
  readonly html: string | null;
  readonly paging: Paging | null;
  readonly filters: OfferedFilters | null;
};

export type SearchAnswer =
  | ({ readonly kind: 'found' } & Found)
  | { readonly kind: 'nothing' }
  /** the shop refused, or did not answer */
  | { readonly kind: 'failed' };

type Reply = Record<string, unknown>;

/** Keys that only this shop sends, beside those of the contract. */
const own = { paging: 'PAGING', filters: 'FILTERS' } as const;

/**
 * Writes what was found as the map of the contract, in both spellings of its keys (BULK-16 to BULK-18); clients read the answer as JSON out
 * of bare text.
 */
export function writeSearchReply({ items, html, paging, filters }: Found, key: string): string {
  if (items.length === 0) return noProducts;
  const reply: Reply = {};
  for (const item of items) {
    const { id } = item;
    const said: Readonly<Record<string, unknown>> = {
      PRICE: item.price / 100,
      STOCK: item.stock ?? unlimitedQuantity,
      IMAGE: item.image ?? 'no',
      MIN: item.limits.minimum,
      MAX: item.limits.maximum,
      STEP: item.limits.step,
      VAL: item.quantity,
      URL: item.url,
    };
    // A key of digits alone would be put before all others: the order is that of these.
    reply[`product_${id}`] = item.label;
    const tiers = item.tiers.length === 0 ? 0 : writeTierString(item.tiers);
    reply[`${id}TIERPRICE`] = tiers;
    reply[`${id}B2BTIERPRICE`] = tiers;
    for (const [suffix, value] of Object.entries(said)) {
      reply[`${id}${suffix}`] = value;
      reply[`${id}${key}${suffix}`] = value;
    }
    reply[`${id}SKU`] = item.sku ?? '';
    reply[`${id}PARENT`] = item.productId;
    if (item.hasOptions) reply[`${id}OPTIONS`] = 1;
    if (item.soldIndividually) reply[`${id}INDIVIDUAL`] = 1;
    if (item.choices.length > 0) reply[`${id}CHOICES`] = item.choices;
  }
  if (html !== null) reply.HTML = html;
  if (paging) reply[own.paging] = paging;
  if (filters) reply[own.filters] = filters;
  return JSON.stringify(reply);
}

/** Reads an answer in either spelling, the first one first (BULK-17); the two sentinels are nothing found (BULK-19). */
export function readSearchReply(text: string, key: string): SearchAnswer {
  const said = text.trim();
  if (said === noProducts || said === emptyList || said === 'empty') return { kind: 'nothing' };
  const reply = replyIn(said);
  if (!reply) return { kind: 'failed' };
  const ids = Object.keys(reply).flatMap((name) =>
    Number(/^product_([1-9]\d{0,9})$/.exec(name)?.[1] ?? Number.NaN),
  );
  const items = ids.filter(Number.isFinite).map((id) => itemIn(reply, id, key));
  if (items.length === 0) return { kind: 'nothing' };
  const html = reply.HTML;
  return {
    kind: 'found',
    items,
    html: typeof html === 'string' ? html : null,
    // Its parts are made by the same shop.
    paging: (reply[own.paging] as Paging | undefined) ?? null,
    filters: (reply[own.filters] as OfferedFilters | undefined) ?? null,
  };
}

function itemIn(reply: Reply, id: number, key: string): BulkItem {
  const said = (suffix: string) => reply[`${id}${suffix}`] ?? reply[`${id}${key}${suffix}`];
  const number = (suffix: string, usual: number) => {
    const value = Number(said(suffix) ?? Number.NaN);
    return Number.isFinite(value) ? value : usual;
  };
  const words = (suffix: string) => {
    const value = said(suffix);
    return typeof value === 'string' ? value : '';
  };
  const tiers = parseTiers(String(reply[`${id}TIERPRICE`] ?? reply[`${id}B2BTIERPRICE`] ?? ''));
  const stock = number('STOCK', unlimitedQuantity);
  const image = words('IMAGE');
  const choices = reply[`${id}CHOICES`];
  return {
    id,
    productId: number('PARENT', id),
    label: String(reply[`product_${id}`]),
    sku: words('SKU') || null,
    url: words('URL'),
    image: image === '' || image === 'no' ? null : image,
    price: toCents(Math.round(number('PRICE', 0) * 100)),
    tiers: tiers.ok ? tiers.tiers.map(({ minQuantity, price }) => ({ from: minQuantity, unit: price })) : [],
    stock: stock >= unlimitedQuantity ? null : stock,
    limits: { minimum: number('MIN', 0), maximum: number('MAX', unlimitedQuantity), step: number('STEP', 1) },
    quantity: number('VAL', 0),
    soldIndividually: reply[`${id}INDIVIDUAL`] === 1,
    hasOptions: reply[`${id}OPTIONS`] === 1,
    choices: Array.isArray(choices) ? (choices as readonly OpenChoice[]) : [],
  };
}

function replyIn(text: string): Reply | null {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Reply) : null;
}
