import { sql } from 'kysely';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import { normaliseCode } from '#catalogue/search/rules/normalise-code.ts';
import { askedWords } from '#catalogue/search/rules/search-words.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { findSeenList } from '#wholesale/purchase-lists/server/own-list.ts';
import { mostOffered, mostOptions } from '../rules/bulk-form-limits.ts';
import type { BulkItem } from '../rules/bulk-item.ts';
import type { BulkSearch } from '../rules/bulk-search.ts';
import type { Found } from '../rules/calls/search-reply.ts';
import { findInCatalogue } from './find-in-catalogue.ts';
import { pictureFile, readItems } from './read-items.ts';

const longestAsked = 13;

/**
 * A list that the visitor sees, as the form takes it in: its items with their stored quantities (LIST-11). Without a list's id, the one
 * item that the words name by id or code. Nothing of what cannot be bought any more.
 */
async function readListItems(
  ctx: RequestContext,
  { words, loads }: BulkSearch,
): Promise<readonly BulkItem[]> {
  const listId = loads?.listId ?? null;
  if (listId === null) return readItems(ctx, await namedItem(ctx, words));
  const list = await findSeenList(ctx, listId);
  if (!list) return [];
  const stored = await ctx.db
    .selectFrom('purchase_list_lines')
    .select(['item_id', 'quantity'])
    .where('list_id', '=', list.id)
    .orderBy('id')
    .execute();
  const quantities = new Map<number, number>();
  for (const { item_id: id, quantity } of stored) {
    if (id !== null) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  const items = await readItems(ctx, [...quantities.keys()]);
  return items.map((item) => ({ ...item, quantity: quantities.get(item.id) ?? item.quantity }));
}

async function namedItem({ db }: Pick<RequestContext, 'db'>, words: string): Promise<readonly number[]> {
  const asked = words.slice(0, longestAsked);
  if (asked === '') return [];
  const id = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
  const { rows } = await sql<{ id: number }>`/* prepared */
    select id from products where id = ${id}::int and type <> 'variable'
    union select id from products where lower(sku) = lower(${asked}) and type <> 'variable' limit 1`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** What a form is shown: items in their order; pages and filters where its layout has them. */
type FoundItems = Omit<Found, 'html'>;

const alone = (items: readonly BulkItem[]): FoundItems => ({ items, paging: null, filters: null });

/** Answers a search of the bulk order form: what can be ordered by this buyer (BULK-12 to BULK-18, LIST-11). */
export async function searchItems(ctx: RequestContext, search: BulkSearch): Promise<FoundItems> {
  if (search.loads) return alone(await readListItems(ctx, search));
  if (search.asOptions) return alone(await optionsOf(ctx, search));
  return search.theme === 'classic' ? alone(await offered(ctx, search)) : pageOfRows(ctx, search);
}

/** What can be bought of the products that are named: their variations, and themselves where they have none (BULK-04). */
async function optionsOf(ctx: RequestContext, { among, inForm }: BulkSearch): Promise<readonly BulkItem[]> {
  const wanted = await optionIds(ctx, among ?? [], mostOptions);
  return readItems(ctx, without(wanted.slice(0, mostOptions), inForm));
}

const without = (ids: readonly number[], left: readonly number[]) => ids.filter((id) => !left.includes(id));

/** What the drop-down of a row offers: items that can be bought as they are, variations one by one (BULK-02). */
async function offered(ctx: RequestContext, search: BulkSearch): Promise<readonly BulkItem[]> {
  const found = await findInCatalogue(ctx, search, mostOffered);
  const wanted = await optionIds(ctx, found.ids, mostOptions);
  const items = await readItems(ctx, without(wanted, search.inForm));
  // What has something left to choose cannot be named by an id alone.
  const whole = items.filter(({ choices }) => choices.length === 0);
  const asked = { words: askedWords(search.words.toLowerCase()), code: normaliseCode(search.words) };
  return rankItems(whole, asked, normaliseCode).slice(0, mostOffered);
}

/** A page of products as the indigo and cream layouts show it (BULK-03). */
async function pageOfRows(ctx: RequestContext, search: BulkSearch): Promise<FoundItems> {
  const perPage = Math.max(1, ctx.settings.bulk_order_rows_per_page);
  const found = await findInCatalogue(ctx, search, perPage);
  const [items, cards] = await Promise.all([readItems(ctx, found.ids), readCards(ctx, found.ids)]);
  const simple = new Map(items.map((item) => [item.id, item]));
  const rows = cards.flatMap(
    (card) => simple.get(card.id) ?? (card.type === 'variable' ? openedRow(card) : []),
  );
  const pages = Math.max(1, Math.ceil(found.total / perPage));
  return {
    items: rows,
    paging: { page: search.page, pages, total: found.total },
    filters: found.filters,
  };
}

/** A product whose variations are opened: it has a price to begin from, and nothing to be added itself. */
function openedRow(card: ProductCard): readonly BulkItem[] {
  if (!card.price) return [];
  return [
    {
      id: card.id,
      productId: card.id,
      label: card.name,
      sku: card.sku,
      url: productPath(card.slug),
      image: card.picture && pictureFile(card.picture),
      price: card.price.unit,
      tiers: [],
      stock: card.stock.kind === 'out-of-stock' ? 0 : null,
      limits: { minimum: 0, maximum: 0, step: 1 },
      quantity: 0,
      soldIndividually: false,
      hasOptions: true,
      choices: [],
    },
  ];
}

/** The published variations of products in their order, up to a limit per product; a product without any is its own only option. */
async function optionIds(
  { db }: Pick<RequestContext, 'db'>,
  productIds: readonly number[],
  most: number,
): Promise<readonly number[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<{ id: number; ids: number[] }>`/* prepared */
    select asked.id, array(
      select v.id from products v where v.parent_id = asked.id and v.type = 'variation' and v.status = 'published'
      order by v.menu_order, v.id limit ${most}::int) as ids
    from unnest(${[...productIds]}::int[]) asked (id)`.execute(db);
  const options = new Map(rows.map(({ id, ids }) => [id, ids]));
  return productIds.flatMap((id) => {
    const variations = options.get(id) ?? [];
    return variations.length > 0 ? variations : [id];
  });
}

/**
 * Puts the items that a typed text means before the others, which stay in their order: first the one whose code it is, then those whose
 * label holds most of its words, as beginnings of words. What is found by its product's name alone stays where it was found.
 */
export function rankItems(
  items: readonly BulkItem[],
  asked: { readonly words: readonly string[]; readonly code: string },
  codeOf: (text: string) => string,
): readonly BulkItem[] {
  const weightOf = ({ sku, label }: BulkItem) => {
    if (asked.code !== '' && sku !== null && codeOf(sku) === asked.code) return asked.words.length + 1;
    const held = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return asked.words.filter((word) => held.some((own) => own.startsWith(word))).length;
  };
  return items
    .map((item) => ({ item, weight: weightOf(item) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ item }) => item);
}
