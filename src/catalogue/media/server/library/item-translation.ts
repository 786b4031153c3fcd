import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ItemTranslation } from '../../rules/library-item.ts';

/** What is translated of a picture or document of the library into a language. */
export async function readItemTranslation(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
  language: 'it' | 'en',
): Promise<ItemTranslation> {
  const row = await db
    .selectFrom('image_translations')
    .select(['alt', 'title', 'caption'])
    .where('image_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst();
  return { language, alt: row?.alt ?? '', title: row?.title ?? '', caption: row?.caption ?? '' };
}

/** Writes the translation of a picture or document; without any text there is none. */
export async function writeItemTranslation(
  db: Database,
  id: number,
  { language, alt, title, caption }: ItemTranslation,
): Promise<void> {
  await sql`delete from image_translations where image_id = ${id} and language = ${language}`.execute(db);
  if (alt + title + caption === '') return;
  await sql`
    insert into image_translations (image_id, language, alt, title, caption)
    values (${id}, ${language}, nullif(${alt}::text, ''), nullif(${title}::text, ''), nullif(${caption}::text, ''))`.execute(
    db,
  );
}
