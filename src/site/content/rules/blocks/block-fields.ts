import { z } from 'zod';
import { emptyText, type Localized, localized } from './localized.ts';

/** A field of a block: what it holds, what a new block has, and how it is entered. */
type FieldOf<Control extends string, Value> = {
  readonly control: Control;
  readonly start: Value;
  readonly schema: z.ZodType<Value>;
};

export type ChoiceField<Value extends string = string> = FieldOf<'choice', Value> & {
  readonly values: readonly Value[];
};

export type ListField = FieldOf<'list', readonly BlockValues[]> & {
  readonly fields: BlockFields;
  readonly most: number;
};

export type BlockField =
  | FieldOf<'line' | 'area' | 'rich', Localized>
  | FieldOf<'picture' | 'category' | 'brand' | 'table', number | null>
  | FieldOf<'switch', boolean>
  | ChoiceField
  | FieldOf<'count', number>
  | FieldOf<'address', string>
  | FieldOf<'products', readonly number[]>
  | FieldOf<'columns', readonly (readonly unknown[])[]>
  | ListField;

export type BlockFields = Readonly<Record<string, BlockField>>;

/** What stands in the fields of a block, by their names. */
export type BlockValues = Readonly<Record<string, unknown>>;

/** The values of fields. */
export type ValuesOf<Fields extends BlockFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends ListFieldOf<infer Inner>
    ? readonly ValuesOf<Inner>[]
    : Fields[Name]['start'];
};

type ListFieldOf<Fields extends BlockFields> = Omit<ListField, 'fields'> & { readonly fields: Fields };

const id = z.int().positive();
const LONGEST_LINE = 160;
const LONGEST_AREA = 800;
const LONGEST_RICH = 60_000;
const LONGEST_ADDRESS = 500;
const MOST_PRODUCTS = 48;

/** A short text. */
export const line = () =>
  ({ control: 'line', start: emptyText, schema: localized(LONGEST_LINE) }) as const satisfies BlockField;

/** A text of some lines. */
export const area = () =>
  ({ control: 'area', start: emptyText, schema: localized(LONGEST_AREA) }) as const satisfies BlockField;

/** A text with markup. */
export const rich = () =>
  ({ control: 'rich', start: emptyText, schema: localized(LONGEST_RICH) }) as const satisfies BlockField;

const idOrNone = <const Control extends 'picture' | 'category' | 'brand' | 'table'>(control: Control) => ({
  control,
  start: null as number | null,
  schema: id.nullable(),
});

/** A picture of the library by its id, or none. */
export const picture = () => idOrNone('picture');

/** A category by its id, or none. */
export const category = () => idOrNone('category');

/** A brand by its id, or none. */
export const brand = () => idOrNone('brand');

/** A product table by its id, or none. */
export const table = () => idOrNone('table');

export const toggle = (start: boolean) =>
  ({ control: 'switch', start, schema: z.boolean() }) satisfies BlockField;

/** One of some values, the first at the beginning. */
export const choice = <const Value extends string>(values: readonly [Value, ...Value[]]) => ({
  control: 'choice' as const,
  values,
  start: values[0] as Value,
  schema: z.enum(values) as unknown as z.ZodType<Value>,
});

/** A whole number between two others. */
export const count = (least: number, most: number, start: number) => ({
  control: 'count' as const,
  least,
  most,
  start,
  schema: z.int().min(least).max(most),
});

const ownPath = /^\/(?![/\\])\S*$/;
const wholeAddress = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Whether a link of a page may lead there: a path of the shop, a place of the page, or a whole address. */
export const isLinkTarget = (address: string): boolean =>
  address === '' || ownPath.test(address) || wholeAddress.test(address) || /^#[\w-]+$/.test(address);

/** Where a link leads; '' for nowhere. */
export const address = () => ({
  control: 'address' as const,
  start: '',
  schema: z.string().trim().max(LONGEST_ADDRESS).refine(isLinkTarget),
});

/** Some products by their ids, in their order. */
export const products = () => ({
  control: 'products' as const,
  start: [] as readonly number[],
  schema: z.array(id).max(MOST_PRODUCTS).readonly() as z.ZodType<readonly number[]>,
});

/** Two to four columns with blocks of their own, which `readBlock` reads. */
export const columns = () => ({
  control: 'columns' as const,
  start: [[], []] as readonly (readonly unknown[])[],
  schema: z.array(z.array(z.unknown()).readonly()).min(2).max(4).readonly() as z.ZodType<
    readonly (readonly unknown[])[]
  >,
});

/** Some things of the same fields, in their order. */
export function list<const Fields extends BlockFields>(fields: Fields, most: number) {
  return {
    control: 'list' as const,
    fields,
    most,
    start: [] as readonly BlockValues[],
    schema: z
      .array(z.strictObject(shapeOf(fields)).readonly())
      .max(most)
      .readonly() as unknown as z.ZodType<readonly BlockValues[]>,
  };
}

/** The schemas of fields by their names. */
export const shapeOf = (fields: BlockFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema as z.ZodType]));

/** What stands in fields that nobody has filled. */
export const emptyValues = (fields: BlockFields): BlockValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.start]));
