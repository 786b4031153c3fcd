import { findTerm } from '#catalogue/products/server/listing-index/term-index.ts';
import { readListingTerms } from '#catalogue/products/server/listing-terms.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { RowTerm } from '../rules/rows/table-row.ts';
import { noSearch } from '../rules/search/table-search.ts';
import type { ShownTable } from '../rules/shown-table.ts';
import type { Taxonomy } from '../rules/table-columns.ts';
import { filterTable, termKindOf } from './find-table-products.ts';
import { fieldChoices } from './products-with-fields.ts';
import type { ProductTable } from './read-product-table.ts';

/** What a table can be searched by, for an audience; cached until any product changes. */
export async function tableChoices(ctx: RequestContext, table: ProductTable): Promise<ShownTable['choices']> {
  const { audience } = ctx.visitor;
  return ctx.memory.remember(
    `table choices ${table.id} ${audience.key}`,
    async () => {
      const { taxonomies, fields } = table.finding;
      const [known, values] = await Promise.all([
        Promise.all(taxonomies.map(async (taxonomy) => ({ taxonomy, terms: await termsOf(ctx, taxonomy) }))),
        Promise.all(fields.map(async (field) => ({ field, values: await fieldChoices(ctx, field) }))),
      ]);
      const counted = await filterTable(ctx, table, noSearch, ({ index }, filtered) =>
        known.map(({ taxonomy, terms }) => {
          const kind = termKindOf(taxonomy);
          const isThere = ({ id }: RowTerm) => filtered.count(findTerm(index.terms, kind, id), taxonomy) > 0;
          return { taxonomy, terms: terms.filter(isThere) };
        }),
      );
      return { taxonomies: counted, fields: values };
    },
    'any',
  );
}

const mostTags = 1000;

async function termsOf(ctx: RequestContext, taxonomy: Taxonomy): Promise<readonly RowTerm[]> {
  const named = ({ id, name }: RowTerm) => ({ id, name });
  if (taxonomy === 'product_tag') {
    return ctx.db.selectFrom('tags').select(['id', 'name']).orderBy('name').limit(mostTags).execute();
  }
  const { tree, brands, attributes } = await readListingTerms(ctx);
  if (taxonomy === 'product_cat') return [...tree.byId.values()].map(named);
  if (taxonomy === 'product_brand') {
    return [...brands.values()].map(named).sort((a, b) => a.name.localeCompare(b.name, 'it'));
  }
  return (attributes.get(taxonomy.slice('pa_'.length))?.terms ?? []).map(named);
}
