import type { BackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { CellChoices } from '../rules/cell-text.ts';
import {
  attributeOf,
  type CellKind,
  kindOf,
  type VariationColumn,
  type VariationField,
  variationColumnNames,
  variationColumns,
} from '../rules/variation-field.ts';
import type { VariationsPage } from '../server/read-variations-page.ts';

export type GridColumn = {
  readonly field: VariationField;
  readonly label: string;
  /** in pixels */
  readonly width: number;
  readonly isFixed: boolean;
};

const widths: Readonly<Record<CellKind, number>> = {
  text: 150,
  amount: 110,
  moment: 150,
  whole: 96,
  choice: 130,
  picture: 96,
  option: 130,
};

/** The columns that a person sees, those with their options last. */
export function gridColumns(
  { attributes, mayPrice, mayStock }: Pick<VariationsPage, 'attributes' | 'mayPrice' | 'mayStock'>,
  { staffVariations: words }: BackOfficeWords,
): readonly GridColumn[] {
  const may = { prices: mayPrice, stock: mayStock };
  const rights = (field: VariationColumn) => variationColumns[field].right;
  const fields = variationColumnNames.map((field): GridColumn => {
    const right = rights(field);
    return {
      field,
      label: words.columns[field],
      width: widths[kindOf(field)],
      isFixed: right !== null && !may[right],
    };
  });
  const options = attributes.flatMap(({ attributeId, name, forVariations }): readonly GridColumn[] =>
    forVariations
      ? [{ field: `option:${attributeId}`, label: name, width: widths.option, isFixed: false }]
      : [],
  );
  return [...fields, ...options];
}

/** What the cells of a product can be chosen from. */
export function cellChoices(
  { attributes, pictures, taxClasses }: Pick<VariationsPage, 'attributes' | 'pictures' | 'taxClasses'>,
  { staffVariations: words, productEditor }: BackOfficeWords,
): CellChoices {
  const named = (values: readonly string[], names: Readonly<Record<string, string>>) =>
    values.map((value) => ({ value, label: names[value] ?? value }));
  return {
    codes: {
      status: named(['published', 'private'], words.states),
      backorders: named(['no', 'notify', 'yes'], words.backorders),
      taxClass: named(taxClasses, productEditor.taxClasses),
    },
    options: Object.fromEntries(attributes.map(({ attributeId, terms }) => [attributeId, terms])),
    any: words.any,
    pictures: pictures.map(({ id }) => id),
  };
}

/** The texts that a cell can be, for those that are chosen. */
export function suggestions(field: VariationField, choices: CellChoices): readonly string[] {
  const attribute = attributeOf(field);
  if (attribute !== null) return [choices.any, ...(choices.options[attribute] ?? []).map(({ name }) => name)];
  return (choices.codes[field] ?? []).map(({ label }) => label);
}
