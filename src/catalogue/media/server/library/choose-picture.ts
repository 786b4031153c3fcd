import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { Picture } from '../../rules/picture.ts';

/** A picture that something of the shop is to show, by its id; null where there is none, or where its sizes are not made. */
export async function readChosenPicture(db: Database, id: number | null): Promise<Picture | null> {
  if (id === null) return null;
  const { rows } = await sql<Picture>`
    select file_key as key, alt, width, height, widths from images where id = ${id} and widths <> '{}'`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Whether a picture may be chosen: none, or one that can be shown. */
export async function mayBeChosen(db: Database, id: number | null): Promise<boolean> {
  return id === null || (await readChosenPicture(db, id)) !== null;
}
