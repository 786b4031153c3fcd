import { type RawBuilder, sql } from 'kysely';
import type { ProductTranslationsTable } from '#foundation/database/tables.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { type FieldReader, type ProductField, productFields } from '../rules/product-fields.ts';

type TranslatedColumn = Exclude<keyof ProductTranslationsTable, 'product_id' | 'language'>;

/** What a statement reads beside columns of `products` for an audience that reads another language than the shop's own. */
export type TranslatedRow<C extends TranslatedColumn> = {
  readonly [K in C as `translated_${K}`]?: string | null;
};

/**
 * The translations of columns of a product, to stand behind others: nothing for the shop's own language, whose statements stay as they are. By
 * primary key, for the rows that are shown alone.
 */
export function translatedColumns(
  { locale, contentLocale }: Audience,
  product: string,
  columns: readonly TranslatedColumn[],
): RawBuilder<unknown> {
  if (contentLocale === undefined || columns.length === 0) return sql``;
  const read = columns.map(
    (column) => sql`, (select tr.${sql.ref(column)} from product_translations tr
      where tr.product_id = ${sql.ref(`${product}.id`)} and tr.language = ${locale}) as ${sql.ref(`translated_${column}`)}`,
  );
  return sql.join(read, sql` `);
}

type Field = {
  readonly columns: readonly string[];
  readonly readers: ProductField['readers'];
  readonly translated?: true;
};

/** The columns of a reader's fields that are translated. */
export function translatedColumnsOf(reader: FieldReader): readonly TranslatedColumn[] {
  return Object.values<Field>(productFields).flatMap(({ columns, readers, translated }) =>
    translated && readers[reader] !== undefined ? (columns as readonly TranslatedColumn[]) : [],
  );
}
