import { sql } from 'kysely';
import { recordMovements } from '#catalogue/stock/server/record-movements.ts';
import type { ProductsTable } from '#foundation/database/tables.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  attributeOf,
  type VariationColumn,
  type VariationField,
  type VariationValues,
} from '../rules/variation-field.ts';
import { withoutRowTriggers } from './refresh-parent.ts';

/** A variation that changes in some fields. */
export type WrittenVariation = {
  readonly id: number;
  readonly before: VariationValues;
  readonly after: VariationValues;
  readonly fields: readonly VariationField[];
};

const columns = {
  status: ['status', 'text'],
  sku: ['sku', 'text'],
  regularPriceCents: ['regular_price_cents', 'int'],
  salePriceCents: ['sale_price_cents', 'int'],
  saleFrom: ['sale_from', 'timestamptz'],
  saleTo: ['sale_to', 'timestamptz'],
  gtin: ['gtin', 'text'],
  mpn: ['mpn', 'text'],
  imageId: ['image_id', 'int'],
  taxClass: ['tax_class', 'text'],
  backorders: ['backorders', 'text'],
  weightGrams: ['weight_grams', 'int'],
  lengthMm: ['length_mm', 'int'],
  widthMm: ['width_mm', 'int'],
  heightMm: ['height_mm', 'int'],
} as const satisfies {
  readonly [Field in VariationColumn]?: readonly [column: keyof ProductsTable, type: string];
};
const columnFields = Object.keys(columns) as readonly (keyof typeof columns)[];

/** Writes changed variations that were checked, whichever fields they change in: by one statement, options and pieces by another. */
export async function writeVariations(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  written: readonly WrittenVariation[],
): Promise<void> {
  await withoutRowTriggers(ctx.db, () => writeColumns(ctx, written));
  await writeOptions(ctx, written);
  const moves = written
    .filter(({ fields }) => fields.includes('onHand'))
    .map(({ id, before, after }) => ({ itemId: id, delta: after.onHand - before.onHand }));
  if (moves.length === 0) return;
  await withoutRowTriggers(ctx.db, () => recordMovements(ctx, moves, { reason: 'adjustment', note: '' }));
}

async function writeColumns(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  written: readonly WrittenVariation[],
): Promise<void> {
  // Two variations may change their codes with each other.
  for (const field of ['sku', 'gtin'] as const) {
    const left = written.filter(({ fields, before }) => fields.includes(field) && before[field] !== null);
    if (left.length === 0) continue;
    await sql`update products set ${sql.ref(field)} = null where id = any (${left.map(({ id }) => id)}::int[])`.execute(
      db,
    );
  }
  const rows = written.map(({ id, after }) => ({
    id,
    ...Object.fromEntries(columnFields.map((field) => [columns[field][0], after[field]])),
  }));
  const typed = columnFields.map((field) => sql`${sql.ref(columns[field][0])} ${sql.raw(columns[field][1])}`);
  const set = columnFields.map(
    (field) => sql`${sql.ref(columns[field][0])} = ${sql.ref(`c.${columns[field][0]}`)}`,
  );
  await sql`update products p set revision = revision + 1, updated_at = ${clock.now()}, ${sql.join(set)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id int, ${sql.join(typed)})
    where p.id = c.id`.execute(db);
}

async function writeOptions(
  { db }: Pick<RequestContext, 'db'>,
  written: readonly WrittenVariation[],
): Promise<void> {
  const rows = written.flatMap(({ id, after, fields }) =>
    fields.flatMap((field) => {
      const attribute = attributeOf(field);
      return attribute === null ? [] : [{ id, attribute, term: after[field] ?? null }];
    }),
  );
  if (rows.length === 0) return;
  await sql`insert into variation_terms (variation_id, attribute_id, term_id)
    select id, attribute, term from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(id int, attribute int, term int)
    on conflict (variation_id, attribute_id) do update set term_id = excluded.term_id`.execute(db);
}
