import { sql } from 'kysely';
import type { TermChoice } from '#catalogue/variation-editing/rules/combinations.ts';
import type { VariationField, VariationValues } from '#catalogue/variation-editing/rules/variation-field.ts';
import type { StoredAttribute } from '#catalogue/variation-editing/server/read-product-attributes.ts';
import type { Database } from '#foundation/database/client.ts';
import type { SentPreset } from '../rules/api-product-write.ts';
import type { ApiVariationWrite } from '../rules/api-variation-write.ts';

/** A cell of the grid that changes, with what stands there now. */
export type CellOfVariation = {
  readonly id: number;
  readonly field: VariationField;
  readonly from: unknown;
  readonly to: unknown;
};

type Asked = {
  readonly productId: number;
  readonly write: ApiVariationWrite & { readonly id: number };
  readonly values: VariationValues;
  readonly attributes: readonly StoredAttribute[];
};

/** The cells of a variation that a program changes. */
export async function cellsOf(
  db: Database,
  { productId, write, values, attributes }: Asked,
): Promise<
  | { readonly ok: true; readonly cells: readonly CellOfVariation[] }
  | { readonly ok: false; readonly code: 'no-option' | 'short' }
> {
  const wanted: Partial<Record<VariationField, unknown>> = { ...write.values };
  if (write.taxOfProduct) wanted.taxClass = await taxClassOf(db, productId);
  if (write.pieces) {
    const pieces = await onHandFor(db, write.id, write.pieces);
    if (pieces < 0) return { ok: false, code: 'short' };
    wanted.onHand = pieces;
  }
  if (write.options) {
    const choice = chosenTerms(attributes, write.options);
    if (!choice) return { ok: false, code: 'no-option' };
    for (const [attribute, term] of Object.entries(choice)) wanted[`option:${Number(attribute)}`] = term;
  }
  const fields = Object.keys(wanted) as VariationField[];
  return {
    ok: true,
    cells: fields.map((field) => ({
      id: write.id,
      field,
      from: values[field] ?? null,
      to: wanted[field],
    })),
  };
}

/** Cells by column, as the grid posts them. */
export function columnsOf(cells: readonly CellOfVariation[]): Readonly<Record<string, unknown>> {
  const columns = Map.groupBy(cells, ({ field }) => field);
  return Object.fromEntries(
    [...columns].map(([field, own]) => [
      field,
      { ids: own.map(({ id }) => id), from: own.map(({ from }) => from), to: own.map(({ to }) => to) },
    ]),
  );
}

const same = (a: string, b: string) => a.trim().toLocaleLowerCase('it') === b.trim().toLocaleLowerCase('it');

/** The options of the attributes that make variations, null for any; null where one is not an option of the product. What is no such attribute is passed over. */
export function chosenTerms(
  attributes: readonly StoredAttribute[],
  sent: readonly SentPreset[],
): Readonly<Record<number, number | null>> | null {
  const choice: Record<number, number | null> & TermChoice = {};
  for (const { attributeId, name, forVariations, terms } of attributes) {
    if (!forVariations) continue;
    const chosen = sent.find((one) => (one.id > 0 ? one.id === attributeId : same(one.name, name)));
    choice[attributeId] = null;
    if (!chosen || chosen.option.trim() === '') continue;
    const term = terms.find((one) => same(one.name, chosen.option));
    if (!term) return null;
    choice[attributeId] = term.id;
  }
  return choice;
}

async function taxClassOf(db: Database, productId: number): Promise<string> {
  const { rows } = await sql<{ tax_class: string }>`
    select tax_class from products where id = ${productId}`.execute(db);
  return rows[0]?.tax_class ?? 'standard';
}

/** Pieces on hand with which so many can be sold, or with so many more than now. */
async function onHandFor(
  db: Database,
  id: number,
  { kind, pieces }: NonNullable<ApiVariationWrite['pieces']>,
): Promise<number> {
  const { rows } = await sql<{ on_hand: number; reserved: number }>`
    select on_hand, reserved from stock where product_id = ${id} for update`.execute(db);
  const { on_hand: onHand, reserved } = rows[0] ?? { on_hand: 0, reserved: 0 };
  return kind === 'more' ? onHand + pieces : reserved + pieces;
}
