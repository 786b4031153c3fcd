import {
  type FieldReader,
  type FieldValues,
  fieldNames,
  type ProductField,
  productFields,
} from './product-fields.ts';

/** What a reader reads of a product without any values, for tests of the rules. */
export function noFields<R extends FieldReader>(reader: R): FieldValues<R> {
  const fields: Readonly<Record<string, ProductField>> = productFields;
  const empty = fieldNames(reader).map((name) => [name, fields[name]?.kind === 'html' ? '' : null]);
  return Object.fromEntries(empty) as FieldValues<R>;
}
