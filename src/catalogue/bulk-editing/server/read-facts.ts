import { sql } from 'kysely';
import { missingReferences } from '#catalogue/product-editing/server/missing-references.ts';
import type { Database } from '#foundation/database/client.ts';
import type { BulkFacts } from '../rules/apply-actions.ts';
import { type BulkActions, type BulkFormField, segmentIds } from '../rules/bulk-form.ts';

/** What actions need to know of the shop at a moment: the days of a sale by the clocks of Rome, the attributes of the terms. */
export async function readFacts(db: Database, actions: BulkActions, now: Date): Promise<BulkFacts> {
  const { rows } = await sql<{ from: Date | null; to: Date | null; terms: [number, number][] }>`
    select nullif(${actions.saleFrom}, '')::date::timestamp at time zone 'Europe/Rome' as from,
      (nullif(${actions.saleTo}, '')::date + 1)::timestamp at time zone 'Europe/Rome' as to,
      (select coalesce(json_agg(json_build_array(id, attribute_id)), '[]') from attribute_terms
        where id = any (${actions.termIds}::int[])) as terms`.execute(db);
  return {
    now,
    saleFrom: rows[0]?.from?.toISOString() ?? null,
    saleTo: rows[0]?.to?.toISOString() ?? null,
    attributeOf: new Map(rows[0]?.terms),
  };
}

const adds = (field: 'hiddenFor' | 'onlyFor', operation: BulkActions['hidden'], posted: readonly string[]) =>
  operation === 'add' || operation === 'replace' ? { [field]: [...segmentIds(posted)] } : {};

/** The fields of the form that name what is there no longer. */
export async function goneReferences(
  db: Database,
  actions: BulkActions,
  { attributeOf }: Pick<BulkFacts, 'attributeOf'>,
): Promise<readonly BulkFormField[]> {
  const missing = await missingReferences(db, {
    ...(actions.brand ? { brandId: actions.brand } : {}),
    ...(actions.shippingClass ? { shippingClassId: actions.shippingClass } : {}),
    ...(actions.categories === 'add' || actions.categories === 'replace'
      ? { categoryIds: [...actions.categoryIds] }
      : {}),
    ...(actions.tags === 'add' || actions.tags === 'replace' ? { tagIds: [...actions.tagIds] } : {}),
    ...adds('hiddenFor', actions.hidden, actions.hiddenFor),
    ...adds('onlyFor', actions.only, actions.onlyFor),
    ...(actions.taxClass === '' ? {} : { taxClass: actions.taxClass }),
  });
  const names = {
    brandId: 'brand',
    shippingClassId: 'shippingClass',
    categoryIds: 'categoryIds',
    tagIds: 'tagIds',
    taxClass: 'taxClass',
    hiddenFor: 'hiddenFor',
    onlyFor: 'onlyFor',
  } as const;
  const hasLostTerm = actions.attributes === 'add' && actions.termIds.some((id) => !attributeOf.has(id));
  return [
    ...missing.flatMap((field) => (field in names ? [names[field as keyof typeof names]] : [])),
    ...(hasLostTerm ? (['termIds'] as const) : []),
  ];
}
