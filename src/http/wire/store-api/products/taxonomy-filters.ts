import { z } from 'zod';
import type { TaxonomyFilter } from '#catalogue/products/server/collections/product-query.ts';
import { asTaxonomy, type ProductTaxonomy } from '#catalogue/products/server/collections/product-taxonomy.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { unsupported } from '../../lenient/scalars.ts';
import { sentInQuery } from '../../lenient/sent-in-query.ts';
import { parseArguments } from '../../parse-arguments.ts';
import { operatorParam, termsParam } from './product-schema.ts';

const prefix = '_unstable_tax_';

/** A filter; undefined where nothing is asked. */
export function taxonomyFilter(
  taxonomy: ProductTaxonomy,
  values: readonly string[] | undefined,
  operator: TaxonomyFilter['operator'] = 'in',
): TaxonomyFilter | undefined {
  return values && values.length > 0 ? { taxonomy, values, operator } : undefined;
}

/** Reads `_unstable_tax_{taxonomy}` and its operator (wire 1.7); a taxonomy that this shop has not is refused. */
export function taxonomyFilters(
  ctx: Pick<RequestContext, 'wire' | 'visitor'>,
  source: URLSearchParams,
): { ok: true; value: TaxonomyFilter[] } | { ok: false; error: Response } {
  const names = new Set(
    [...source.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.replace(/(_operator)?(\[.*)?$/, '')),
  );
  const value: TaxonomyFilter[] = [];
  for (const name of names) {
    const taxonomy = asTaxonomy(name.slice(prefix.length));
    const terms = z.object({ [name]: (taxonomy ? termsParam : unsupported).optional() });
    const read = parseArguments(ctx, terms, sentInQuery(source));
    if (!read.ok) return read;
    const operators = z.object({ [`${name}_operator`]: operatorParam.optional() });
    const operator = parseArguments(ctx, operators, sentInQuery(source));
    if (!operator.ok) return operator;
    const values = read.value[name];
    const filter = taxonomy && taxonomyFilter(taxonomy, values, operator.value[`${name}_operator`]);
    if (filter) value.push(filter);
  }
  return { ok: true, value };
}
