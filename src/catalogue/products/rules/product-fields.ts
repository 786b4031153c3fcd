/** Who reads a field of `products`: the product page, cards, the Store API, variations, lines of a cart, product tables. */
export type FieldReader = 'page' | 'card' | 'api' | 'variation' | 'cart' | 'table';

/** Length, width and height in millimetres. */
export type Size = readonly [length: number, width: number, height: number];

/** What a field of a kind is: `html` may be long, `grams` are whole, a `size` has three columns and is null unless all of them are there. */
type FieldValue = { text: string | null; html: string; grams: number | null; size: Size | null };
type Kind = keyof FieldValue;

/** `inherited`: a variation without a value of its own has that of its product. */
type Own = 'own' | 'inherited';
type Readers = { readonly [R in FieldReader]?: Own };
type SomeReader = { [R in FieldReader]: Readers & { readonly [One in R]: Own } }[FieldReader];
/** A card is read by the hundred and must not read long texts. */
type ShortTexts<K extends Kind> = K extends 'html' ? { readonly card?: never } : unknown;

export type ProductField = {
  [K in Kind]: {
    readonly kind: K;
    readonly columns: readonly string[];
    /** its name in the Store API */
    readonly wire: string;
    readonly readers: SomeReader & ShortTexts<K>;
    /** where the table of facts has it: before or after brand and attributes */
    readonly fact?: 'first' | 'last';
    /** its weight in the search document that `refresh_search` makes */
    readonly search?: 'A' | 'B' | 'C' | 'D';
    /** staff may write it in the other language as well; its column stands in `product_translations` too */
    readonly translated?: true;
  };
}[Kind];

/** The fields of products that are shown as they are stored: readers, Store API, facts and columns of tables are made of this (decision 0101). */
export const productFields = {
  sku: {
    kind: 'text',
    columns: ['sku'],
    wire: 'sku',
    readers: { card: 'own', api: 'own', variation: 'own', cart: 'inherited', table: 'own' },
    fact: 'first',
    search: 'A',
  },
  gtin: {
    kind: 'text',
    columns: ['gtin'],
    wire: 'global_unique_id',
    readers: { page: 'own', api: 'own', variation: 'own', table: 'own' },
    fact: 'first',
  },
  mpn: {
    kind: 'text',
    columns: ['mpn'],
    wire: 'mpn',
    readers: { page: 'own', api: 'own', variation: 'own', table: 'own' },
    fact: 'first',
  },
  shortDescription: {
    kind: 'html',
    columns: ['short_description'],
    wire: 'short_description',
    readers: { page: 'own', api: 'own', table: 'own' },
    search: 'D',
    translated: true,
  },
  description: {
    kind: 'html',
    columns: ['description'],
    wire: 'description',
    readers: { page: 'own', api: 'own', variation: 'own' },
    translated: true,
  },
  weightGrams: {
    kind: 'grams',
    columns: ['weight_grams'],
    wire: 'weight',
    readers: { page: 'own', api: 'inherited', variation: 'inherited', cart: 'inherited', table: 'own' },
    fact: 'last',
  },
  size: {
    kind: 'size',
    columns: ['length_mm', 'width_mm', 'height_mm'],
    wire: 'dimensions',
    readers: { page: 'own', api: 'inherited', variation: 'inherited', cart: 'inherited', table: 'own' },
    fact: 'last',
  },
} as const satisfies Readonly<Record<string, ProductField>>;

type Fields = typeof productFields;
type FieldName = keyof Fields;
/** The names of the fields that a reader reads, of some kinds. */
export type FieldOf<R extends FieldReader, K extends Kind = Kind> = {
  [N in FieldName]: R extends keyof Fields[N]['readers'] ? (Fields[N]['kind'] extends K ? N : never) : never;
}[FieldName];
/** The names of a reader's fields that are translated. */
export type TranslatedField<R extends FieldReader> = {
  [N in FieldOf<R>]: Fields[N] extends { translated: true } ? N : never;
}[FieldOf<R>];
export type FactName = { [N in FieldName]: Fields[N] extends { fact: string } ? N : never }[FieldName];
/** The names in the Store API of the fields of some kinds. */
export type WireName<K extends Kind> = Fields[FieldOf<'api', K>]['wire'];

/** What a reader reads of a product. */
export type FieldValues<R extends FieldReader> = {
  readonly [N in FieldOf<R>]: FieldValue[Fields[N]['kind']];
};
/** The columns that it is read from. */
export type FieldRow<R extends FieldReader> = {
  readonly [N in FieldOf<R> as Fields[N]['columns'][number]]: Fields[N]['kind'] extends 'size'
    ? number | null
    : FieldValue[Fields[N]['kind']];
};

/** The columns that translations of a reader's fields are read from, where it reads another language than the shop's own. */
export type TranslatedFieldRow<R extends FieldReader> = {
  readonly [N in TranslatedField<R> as `translated_${Fields[N]['columns'][number]}`]?: string | null;
};
/** The languages of fields that are not translated into that of the reader; left out for a reader of the shop's own. */
export type FieldLangs<R extends FieldReader> = {
  readonly textLang?: { readonly [N in TranslatedField<R>]?: 'it' | 'en' };
};

const everyField = Object.entries<ProductField>(productFields);

/** The names of a reader's fields in their order; of some kinds, where they are named. */
export function fieldNames<R extends FieldReader, K extends Kind = Kind>(reader: R, ...kinds: readonly K[]) {
  const isOneOf = (kind: Kind) => kinds.length === 0 || kinds.some((one) => one === kind);
  const found = everyField.filter(([, { kind, readers }]) => readers[reader] !== undefined && isOneOf(kind));
  return found.map(([name]) => name) as FieldOf<R, K>[];
}

/** The facts before brand and attributes, or after them. */
export const factNames = (where: 'first' | 'last') =>
  everyField.filter(([, { fact }]) => fact === where).map(([name]) => name) as FactName[];

const fieldsByReader = new Map<FieldReader, typeof everyField>();

/** A reader's fields, which hundreds of rows are read with. */
function fieldsOf(reader: FieldReader): typeof everyField {
  const known = fieldsByReader.get(reader);
  if (known) return known;
  const fields = everyField.filter(([, { readers }]) => readers[reader] !== undefined);
  fieldsByReader.set(reader, fields);
  return fields;
}

/** The fields of a reader out of their columns. */
export function fieldValues<R extends FieldReader>(reader: R, row: FieldRow<R>): FieldValues<R> {
  const columnsOf = row as Readonly<Record<string, unknown>>;
  const values: Record<string, unknown> = {};
  for (const [name, { kind, columns }] of fieldsOf(reader)) {
    if (kind !== 'size') values[name] = columnsOf[columns[0] ?? ''];
    else {
      const sides = columns.map((column) => columnsOf[column]);
      values[name] = sides.includes(null) ? null : sides;
    }
  }
  return values as FieldValues<R>;
}

/** The same in the language of the reader, as far as they are translated. `contentLocale`: the shop's language, where that is another one. */
export function translatedFieldValues<R extends FieldReader>(
  reader: R,
  row: FieldRow<R> & TranslatedFieldRow<R>,
  contentLocale: 'it' | 'en' | undefined,
): FieldValues<R> & FieldLangs<R> {
  const own = fieldValues(reader, row);
  if (contentLocale === undefined) return own;
  const columnsOf = row as Readonly<Record<string, unknown>>;
  const values: Record<string, unknown> = { ...own };
  const textLang: Record<string, 'it' | 'en'> = {};
  for (const [name, { columns, translated }] of fieldsOf(reader)) {
    if (!translated) continue;
    const text = columnsOf[`translated_${columns[0]}`];
    if (text) values[name] = text;
    else textLang[name] = contentLocale;
  }
  return { ...values, textLang } as FieldValues<R> & FieldLangs<R>;
}
