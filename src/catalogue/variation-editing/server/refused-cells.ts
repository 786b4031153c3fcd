import { sql } from 'kysely';
import { lockCodes } from '#catalogue/product-editing/server/lock-codes.ts';
import type { Database } from '#foundation/database/client.ts';
import { checkTwins, checkVariation, type RowProblems } from '../rules/check-variation.ts';
import type { CellRefusal } from '../rules/posted-cells.ts';
import { attributeOf, type CellProblem, type VariationField } from '../rules/variation-field.ts';
import type { StoredAttribute } from './read-product-attributes.ts';
import type { VariationRow } from './read-variation-rows.ts';
import type { WrittenVariation } from './write-variations.ts';

type Asked = {
  /** all variations of the product as they are now */
  readonly stored: readonly VariationRow[];
  readonly written: readonly WrittenVariation[];
  readonly attributes: readonly StoredAttribute[];
};

/** The changed cells that cannot be so: by themselves, beside the other variations of the product, or beside the rest of the shop. */
export async function refusedCells(
  db: Database,
  productId: number,
  { stored, written, attributes }: Asked,
): Promise<readonly CellRefusal[]> {
  const changes = new Map(written.map((row) => [row.id, row]));
  const rows = stored.map(({ id, values }) => ({ id, values: changes.get(id)?.after ?? values }));
  const axes = attributes.filter(({ forVariations }) => forVariations);
  const twins = checkTwins(
    rows,
    (id) => changes.get(id)?.fields ?? [],
    axes.map(({ attributeId }) => attributeId),
  );
  const listed = (id: number, problems: RowProblems): readonly CellRefusal[] =>
    (Object.entries(problems) as [VariationField, CellProblem][]).map(([field, problem]) => ({
      id,
      field,
      ...problem,
    }));
  const own = written.flatMap(({ id, after, fields }) => [
    ...listed(id, checkVariation(after, fields)),
    ...strangeOptions({ id, after, fields }, axes),
  ]);
  return [
    ...own,
    ...[...twins].flatMap(([id, problems]) => listed(id, problems)),
    ...(await takenElsewhere(db, productId, written)),
    ...(await goneReferences(db, productId, written)),
  ];
}

const strangeOptions = (
  { id, after, fields }: Pick<WrittenVariation, 'id' | 'after' | 'fields'>,
  axes: readonly StoredAttribute[],
): readonly CellRefusal[] =>
  fields.flatMap((field) => {
    const attribute = attributeOf(field);
    if (attribute === null) return [];
    const axis = axes.find(({ attributeId }) => attributeId === attribute);
    const term = after[field] ?? null;
    const isKnown = axis && (term === null || axis.terms.some((one) => one.id === term));
    return isKnown ? [] : [{ id, field, code: 'no-option' }];
  });

async function takenElsewhere(
  db: Database,
  productId: number,
  written: readonly WrittenVariation[],
): Promise<readonly CellRefusal[]> {
  const codes = (['sku', 'gtin'] as const).flatMap((field) =>
    written.flatMap(({ id, after, fields }) => {
      const code = after[field];
      return fields.includes(field) && code !== null ? [{ id, field, code }] : [];
    }),
  );
  if (codes.length === 0) return [];
  await lockCodes(
    db,
    codes.map(({ field, code }) => ({ field, code })),
  );
  const { rows } = await sql<{ id: number; field: 'sku' | 'gtin'; name: string }>`
    with w as materialized (select * from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as w(id int, field text, code text))
    select w.id, w.field, coalesce(above.name, p.name) as name
    from w join products p on w.field = 'sku' and lower(p.sku) = lower(w.code)
    left join products above on above.id = p.parent_id
    where p.parent_id is distinct from ${productId}::int
    union all
    select w.id, w.field, coalesce(above.name, p.name)
    from w join products p on w.field = 'gtin' and p.gtin = w.code
    left join products above on above.id = p.parent_id
    where p.parent_id is distinct from ${productId}::int`.execute(db);
  return rows.map(({ id, field, name }) => ({ id, field, code: 'taken', taken: name }));
}

/** Pictures that are none of the product's, and classes of VAT that the shop does not have. */
async function goneReferences(
  db: Database,
  productId: number,
  written: readonly WrittenVariation[],
): Promise<readonly CellRefusal[]> {
  const of = (field: 'imageId' | 'taxClass') => written.filter(({ fields }) => fields.includes(field));
  const asked = [
    ...of('imageId').flatMap(({ id, after }) =>
      after.imageId === null ? [] : [{ id, field: 'imageId', image: after.imageId, tax: null }],
    ),
    ...of('taxClass').map(({ id, after }) => ({ id, field: 'taxClass', image: null, tax: after.taxClass })),
  ];
  if (asked.length === 0) return [];
  const { rows } = await sql<{ id: number; field: VariationField }>`
    select w.id, w.field from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w(id int, field text, image int, tax text)
    where (w.image is not null
        and not exists (select from product_images i where i.product_id = ${productId} and i.image_id = w.image)
        and not exists (select from products p where (p.id = ${productId} or p.parent_id = ${productId}) and p.image_id = w.image))
      or (w.tax is not null and w.tax <> 'standard' and not exists (select from tax_rates r where r.tax_class = w.tax))`.execute(
    db,
  );
  return rows.map(({ id, field }) => ({ id, field, code: 'not-there' }));
}
