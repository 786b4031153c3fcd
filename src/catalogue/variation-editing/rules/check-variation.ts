import { gtinProblem } from '#catalogue/product-editing/rules/gtin-problem.ts';
import type { CellProblem, VariationField, VariationValues } from './variation-field.ts';

export type RowProblems = { readonly [Field in VariationField]?: CellProblem };

/** What is wrong with the values of a variation together; of what nobody has changed only what hinders the change is refused. */
export function checkVariation(values: VariationValues, changed: readonly VariationField[]): RowProblems {
  const problems: { [Field in VariationField]?: CellProblem } = {};
  const { regularPriceCents: regular, salePriceCents: sale, saleFrom, saleTo, gtin } = values;
  const has = (...fields: readonly VariationField[]) => fields.some((field) => changed.includes(field));
  if (has('regularPriceCents', 'salePriceCents') && sale !== null) {
    if (regular === null) problems.salePriceCents = { code: 'no-regular-price' };
    else if (sale >= regular) problems.salePriceCents = { code: 'not-below' };
  }
  if (has('saleFrom', 'saleTo') && saleFrom !== null && saleTo !== null && saleTo <= saleFrom) {
    problems.saleTo = { code: 'ends-first' };
  }
  const wrong = has('gtin') && gtin !== null ? gtinProblem(gtin) : null;
  if (wrong) problems.gtin = { code: wrong };
  return problems;
}

type Identified = { readonly id: number; readonly values: VariationValues };

/** Changed cells whose code or whose choice of options another variation of the product has: by row and field. */
export function checkTwins(
  rows: readonly Identified[],
  changed: (id: number) => readonly VariationField[],
  axes: readonly number[],
): ReadonlyMap<number, RowProblems> {
  const problems = new Map<number, RowProblems>();
  const note = (id: number, field: VariationField) =>
    problems.set(id, { ...problems.get(id), [field]: { code: 'twice' } });
  const [first] = axes;
  const keys: readonly (readonly [readonly VariationField[], (values: VariationValues) => string | null])[] =
    [
      [['sku'], ({ sku }) => sku?.toLowerCase() ?? null],
      [['gtin'], ({ gtin }) => gtin],
      [
        axes.map((axis): VariationField => `option:${axis}`),
        (values) =>
          first === undefined ? null : axes.map((axis) => values[`option:${axis}`] ?? '*').join(' '),
      ],
    ];
  for (const [fields, keyOf] of keys) {
    const byKey = Map.groupBy(rows, ({ values }) => keyOf(values));
    for (const [key, alike] of byKey) {
      if (key === null || alike.length < 2) continue;
      for (const { id } of alike) {
        for (const field of fields) if (changed(id).includes(field)) note(id, field);
      }
    }
  }
  return problems;
}
