import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { Picture } from '../../rules/picture.ts';

/** Texts with markup that may show pictures by the addresses of their files. */
const texts = [
  ['content_pages', 'body_html'],
  ['categories', 'description'],
  ['category_translations', 'description'],
  ['products', 'description'],
  ['products', 'short_description'],
  ['product_translations', 'description'],
  ['product_translations', 'short_description'],
] as const;

const pattern = (key: string) => `%/media/${key}-%`;

/** Whether any text shows a picture. Reads every text of the shop. */
export async function isMentioned(db: Database, key: string): Promise<boolean> {
  const each = texts.map(
    ([table, column]) =>
      sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} like ${pattern(key)})`,
  );
  // Blocks of pages, in JSON: the address of a file is written there as in markup.
  each.push(
    sql`exists (select from page_blocks where published::text like ${pattern(key)} or draft::text like ${pattern(key)})`,
  );
  const { rows } = await sql<{ found: boolean }>`select ${sql.join(each, sql` or `)} as found`.execute(db);
  return rows[0]?.found ?? false;
}

type Files = Pick<Picture, 'key' | 'widths'>;

/** Lets all texts show the new files of a picture instead of the old ones, each the narrowest that is as wide, else the widest. */
export async function rewriteMentions(db: Database, from: Files, to: Files): Promise<void> {
  const instead = (width: number) => to.widths.find((one) => one >= width) ?? to.widths.at(-1) ?? width;
  for (const [table, column] of texts) {
    const rewritten = from.widths.reduce<RawBuilder<unknown>>(
      (text, width) =>
        sql`replace(${text}, ${`/media/${from.key}-${width}.`}, ${`/media/${to.key}-${instead(width)}.`})`,
      sql.ref(column),
    );
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${rewritten} where ${sql.ref(column)} like ${pattern(from.key)}`.execute(
      db,
    );
  }
  for (const width of from.widths) {
    const [before, after] = [`/media/${from.key}-${width}.`, `/media/${to.key}-${instead(width)}.`];
    await sql`
      update page_blocks set published = replace(published::text, ${before}, ${after})::jsonb,
        draft = replace(draft::text, ${before}, ${after})::jsonb
      where published::text like ${pattern(from.key)} or draft::text like ${pattern(from.key)}`.execute(db);
  }
}
