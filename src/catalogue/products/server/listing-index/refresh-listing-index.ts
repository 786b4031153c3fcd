import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { type ListPrice, setPrice } from './list-prices.ts';
import {
  documentOf,
  emptyDocument,
  type ListedProduct,
  type ListingIndex,
  putDocument,
} from './listing-index.ts';
import { readListedPrices, readListedProducts, readMemberships, termTableKinds } from './read-listed.ts';
import { setTerms, type TermKind, type TermNumber, termOf } from './term-index.ts';

/** Up to where changes were read: all transactions below `below`, and those rows above it that were seen already. */
export type ReadUntil = { readonly below: number; readonly seen: ReadonlySet<number> };

export type Changes = {
  readonly until: ReadUntil;
  /** null: everything may have changed */
  readonly ids: readonly number[] | null;
  /** those of which prices alone have changed; null: all prices may have */
  readonly priced: readonly number[] | null;
};

/** More are read faster with all the rest. */
const MOST_IDS = 5000;

export function changesQuery(below: number) {
  return sql<{
    below: number;
    id: number | null;
    changed_in: number | null;
    product_id: number | null;
    only_prices: boolean | null;
  }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as below, c.id, c.changed_in, c.product_id, c.only_prices
    from (values (1)) one left join listing_changes c on c.changed_in >= ${below}`;
}

/** The position in the list of changes from which a process goes on that loads everything after this call. */
export async function readNow(db: Database): Promise<ReadUntil> {
  const result = await sql<{ below: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as below`.execute(db);
  return { below: result.rows[0]?.below ?? 0, seen: new Set() };
}

/** The products that changed since then; those of a transaction that is still open follow once it has ended. */
export async function readChanges(db: Database, since: ReadUntil): Promise<Changes> {
  const { rows } = await changesQuery(since.below).execute(db);
  const below = rows[0]?.below ?? since.below;
  const seen = new Set<number>();
  const ids = new Set<number>();
  const priced = new Set<number>();
  let isEverything = false;
  for (const { id, changed_in, product_id, only_prices } of rows) {
    if (id === null || changed_in === null) continue;
    if (changed_in >= below) seen.add(id);
    if (since.seen.has(id)) continue;
    if (product_id === null) isEverything = true;
    else (only_prices ? priced : ids).add(product_id);
  }
  const few = (changed: ReadonlySet<number>) => (changed.size > MOST_IDS ? null : [...changed]);
  return {
    until: { below, seen },
    ids: isEverything ? null : few(ids),
    priced: few(new Set([...priced].filter((id) => !ids.has(id)))),
  };
}

/** Brings prices of some products up to date, in each list that is in use; lists are read anew where they are all (null). */
export async function refreshPrices(
  db: Database,
  index: ListingIndex,
  ids: readonly number[] | null,
): Promise<void> {
  if (ids?.length === 0) return;
  const lists = ids === null ? [] : await readPrices(db, index, ids);
  // No await from here on: other requests see the whole change or none of it.
  index.priceVersion += 1;
  if (ids === null) index.prices.clear();
  for (const [priceListId, prices] of lists) {
    const list = index.prices.get(priceListId);
    if (!list) continue;
    for (const [id, price] of prices) {
      const document = documentOf(index, id);
      if (document >= 0) setPrice(list, document, price);
    }
  }
}

/** The prices of some products in each list of an index. */
async function readPrices(
  db: Database,
  index: ListingIndex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, ListPrice>>> {
  const lists = new Map<number, Map<number, ListPrice>>();
  for (const priceListId of index.prices.keys()) {
    const found = new Map<number, ListPrice>();
    await readListedPrices(db, priceListId, ids, (productId, price) => found.set(productId, price));
    lists.set(priceListId, found);
  }
  return lists;
}

/** What some products belong to. */
async function readTermsOf(
  db: Database,
  index: ListingIndex,
  ids: readonly number[],
  brands: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, readonly TermNumber[]>> {
  const found = new Map<number, TermNumber[]>(ids.map((id) => [id, []]));
  const add = (productId: number, kind: TermKind, id: number) => {
    found.get(productId)?.push(termOf(index.terms, kind, id));
  };
  for (const [productId, brandId] of brands) if (brandId > 0) add(productId, 'brand', brandId);
  for (const kind of termTableKinds) {
    const pairs = await readMemberships(db, kind, ids);
    for (let at = 0; at < pairs.length; at += 2) add(pairs[at] ?? 0, kind, pairs[at + 1] ?? 0);
  }
  return found;
}

/** Brings some products up to date; false where the index is full, so that everything has to be loaded anew. */
export async function refreshProducts(
  db: Database,
  index: ListingIndex,
  ids: readonly number[],
): Promise<boolean> {
  const products = await readListedProducts(db, ids);
  const brands = new Map(products.map(({ id, brandId }) => [id, brandId]));
  const terms = await readTermsOf(db, index, ids, brands);
  const prices = await readPrices(db, index, ids);
  // No await from here on: other requests see the whole change or none of it.
  index.version += 1;
  index.counted.clear();
  index.hidden.clear();
  for (const id of ids) {
    const document = documentOf(index, id);
    if (document >= 0 && !brands.has(id)) emptyDocument(index, document);
  }
  for (const product of products) {
    const document = documentFor(index, product);
    if (document === null) return false;
    putDocument(index, document, product);
    if (!setTerms(index.terms, document, terms.get(product.id) ?? [])) return false;
    for (const [priceListId, list] of index.prices) {
      setPrice(list, document, prices.get(priceListId)?.get(product.id) ?? null);
    }
  }
  return true;
}

/** A new product takes the next document if its id is the highest and there is one. */
function documentFor(index: ListingIndex, { id }: ListedProduct): number | null {
  const document = documentOf(index, id);
  if (document >= 0) return document;
  const highest = index.ids[index.count - 1] ?? 0;
  return id > highest && index.count < index.capacity ? index.count : null;
}
