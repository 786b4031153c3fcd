import { type PostedForm, readWhole, typedText } from '#foundation/forms/rules/typed-values.ts';

/** The condition of the pieces of a line: as new, damaged, or not in the parcel. */
export type Conditions = { readonly asNew: number; readonly damaged: number; readonly missing: number };

export const conditionNames = ['asNew', 'damaged', 'missing'] as const;
export const conditionField = (name: keyof Conditions, lineId: number) => `${name}-${lineId}`;
export const restockField = (lineId: number) => `restock-${lineId}`;
export const amountField = (lineId: number) => `amount-${lineId}`;

type Read<Value> =
  | { readonly ok: true; readonly byLine: ReadonlyMap<number, Value> }
  | { readonly ok: false; readonly lineId: number };

const countIn = (form: PostedForm, field: string) => readWhole(typedText(form, field).trim()) ?? 0;

/** The condition of every piece; a line whose pieces do not add up to what was expected is refused. */
export function readConditions(
  form: PostedForm,
  lines: readonly { readonly id: number; readonly quantity: number }[],
): Read<Conditions> {
  const byLine = new Map<number, Conditions>();
  for (const { id, quantity } of lines) {
    const of = (name: keyof Conditions) => countIn(form, conditionField(name, id));
    const found = { asNew: of('asNew'), damaged: of('damaged'), missing: of('missing') };
    if (found.asNew + found.damaged + found.missing !== quantity) return { ok: false, lineId: id };
    byLine.set(id, found);
  }
  return { ok: true, byLine };
}

/** How many pieces of each line go back on sale; never more than came. */
export function readRestock(
  form: PostedForm,
  lines: readonly { readonly id: number; readonly came: number }[],
): Read<number> {
  const byLine = new Map<number, number>();
  for (const { id, came } of lines) {
    const pieces = countIn(form, restockField(id));
    if (!(pieces >= 0 && pieces <= came)) return { ok: false, lineId: id };
    byLine.set(id, pieces);
  }
  return { ok: true, byLine };
}

/** Why pieces that came back do not go on sale: broken, or sent on to the supplier. */
export const scrapReasons = ['damage', 'supplier-return'] as const;
export type ScrapReason = (typeof scrapReasons)[number];
