import { sql } from 'kysely';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { Database } from '#foundation/database/client.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';

/** A line to save; `unit` is the price of one piece in cents in a mode, null where there was none. */
export type LineToSave = {
  readonly itemId: number;
  readonly name: string;
  readonly attributes: AttributeChoice;
  readonly quantity: number;
  readonly unit: { readonly cents: Cents; readonly mode: TaxMode } | null;
};

/** Writes lines to the end of a list, in one statement; what it holds already in the same way gets the new quantity and price. */
export async function writeLines(db: Database, listId: number, lines: readonly LineToSave[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ itemId, name, attributes, quantity, unit }) => ({
    item_id: itemId,
    name,
    attributes,
    quantity,
    unit_cents: unit?.cents ?? null,
    unit_mode: unit?.mode ?? null,
  }));
  await sql`
    insert into purchase_list_lines (list_id, item_id, name, attributes, quantity, unit_cents, unit_mode)
    select ${listId}, row.item_id, row.name, row.attributes, row.quantity, row.unit_cents, row.unit_mode
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (item_id int, name text, attributes jsonb, quantity int, unit_cents int, unit_mode text)
    on conflict (list_id, item_id, attributes) do update
      set quantity = excluded.quantity, unit_cents = excluded.unit_cents, unit_mode = excluded.unit_mode`.execute(
    db,
  );
}
