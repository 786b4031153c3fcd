import type { Database } from '#foundation/database/client.ts';

/** A table of everything with the columns of a usual one, unless something else is asked for. */
export async function aProductTable(
  db: Database,
  options: {
    name?: string;
    columns?: readonly string[];
    definition?: Readonly<Record<string, unknown>>;
  } = {},
): Promise<{ id: number }> {
  return db
    .insertInto('product_tables')
    .values({
      name: options.name ?? `Tabella ${crypto.randomUUID()}`,
      columns: [
        ...(options.columns ?? ['check', 'product_title', 'sku', 'price', 'quantity', 'total', 'action']),
      ],
      definition: JSON.stringify(options.definition ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A page of text that places some tables. */
export async function aPageOfTables(db: Database, slug: string, ids: readonly number[]): Promise<string> {
  const codes = ids.map((id) => `<p>[product_table id="${id}"]</p>`).join('');
  await db
    .insertInto('content_pages')
    .values({ slug, title: slug, body_html: `<p>Prima</p>${codes}<p>Dopo</p>` })
    .execute();
  return `/${slug}/`;
}
