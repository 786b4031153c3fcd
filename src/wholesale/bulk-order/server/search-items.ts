import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import { normaliseCode } from '#catalogue/search/rules/normalise-code.ts';
import { askedWords } from '#catalogue/search/rules/search-words.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mostOffered, mostOptions } from '../rules/bulk-form-limits.ts';
import type { BulkItem } from '../rules/bulk-item.ts';
import type { BulkSearch } from '../rules/bulk-search.ts';
import type { OfferedFilters, Paging } from '../rules/found-page.ts';
import { pictureFile } from '../rules/picture-file.ts';
import { rankItems } from '../rules/rank-items.ts';
import { findInCatalogue } from './find-in-catalogue.ts';
import { optionIds } from './option-ids.ts';
import { readItems } from './read-items.ts';
import { readListItems } from './read-list-items.ts';

/** What a form is shown: items in their order; pages and filters where its layout has them. */
export type FoundItems = {
  readonly items: readonly BulkItem[];
  readonly paging: Paging | null;
  readonly filters: OfferedFilters | null;
};

const alone = (items: readonly BulkItem[]): FoundItems => ({ items, paging: null, filters: null });

/** Answers a search of the bulk order form: what can be ordered by this buyer (BULK-12 to BULK-18, LIST-11). */
export async function searchItems(ctx: RequestContext, search: BulkSearch): Promise<FoundItems> {
  if (search.loads) return alone(await readListItems(ctx, search));
  if (search.asOptions) return alone(await optionsOf(ctx, search));
  return search.theme === 'classic' ? alone(await offered(ctx, search)) : pageOfRows(ctx, search);
}

/** What can be bought of the products that are named: their variations, and themselves where they have none (BULK-04). */
async function optionsOf(ctx: RequestContext, { among, inForm }: BulkSearch): Promise<readonly BulkItem[]> {
  const ids = among ?? [];
  const options = await optionIds(ctx, ids, mostOptions);
  const wanted = ids.flatMap((id) => {
    const variations = options.get(id) ?? [];
    return variations.length > 0 ? variations : [id];
  });
  return readItems(ctx, without(wanted.slice(0, mostOptions), inForm));
}

const without = (ids: readonly number[], left: readonly number[]) => ids.filter((id) => !left.includes(id));

/** What the drop-down of a row offers: items that can be bought as they are, variations one by one (BULK-02). */
async function offered(ctx: RequestContext, search: BulkSearch): Promise<readonly BulkItem[]> {
  const found = await findInCatalogue(ctx, search, mostOffered);
  const options = await optionIds(ctx, found.ids, mostOptions);
  const wanted = found.ids.flatMap((id) => {
    const variations = options.get(id) ?? [];
    return variations.length > 0 ? variations : [id];
  });
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
