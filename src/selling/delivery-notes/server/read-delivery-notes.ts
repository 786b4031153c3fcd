import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { DeliveryNote, DeliveryNoteDocument, DeliveryNoteEntry } from '../rules/delivery-note.ts';

type Row = {
  readonly id: number;
  readonly year: number;
  readonly number: number;
  readonly issued_on: string;
  readonly order_id: number;
  readonly order_number: number;
  readonly document: DeliveryNoteDocument;
  readonly issued_at: Date;
  readonly issued_by: string;
  readonly cancelled_by: string;
  readonly cancel_reason: string;
};

const noteFrom = (row: Row): DeliveryNote => ({
  id: row.id,
  year: row.year,
  number: row.number,
  issuedOn: row.issued_on,
  order: { id: row.order_id, number: row.order_number },
  recipient: row.document.recipient[0] ?? '',
  packages: row.document.packages,
  cancelReason: row.cancel_reason,
  issuedAt: row.issued_at.toISOString(),
  issuedBy: row.issued_by,
  cancelledBy: row.cancelled_by,
  document: row.document,
});

async function readNotes(db: Database, which: RawBuilder<unknown>): Promise<readonly DeliveryNote[]> {
  const { rows } = await sql<Row>`
    select n.id, n.year, n.number, n.issued_on, n.order_id, o.number as order_number,
      n.document, n.issued_at, n.issued_by, n.cancelled_by, n.cancel_reason
    from delivery_notes n join orders o on o.id = n.order_id ${which}`.execute(db);
  return rows.map(noteFrom);
}

/** A delivery note; null where there is none. */
export async function readDeliveryNote(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<DeliveryNote | null> {
  const [note] = await readNotes(db, sql`where n.id = ${id}`);
  return note ?? null;
}

/** The delivery notes of an order, the first first; without those that were cancelled where customers look. */
export async function readNotesOf(
  { db }: Pick<RequestContext, 'db'>,
  orderId: number,
  which: 'all' | 'holding',
): Promise<readonly DeliveryNote[]> {
  const holding = which === 'all' ? sql`` : sql`and n.cancelled_at is null`;
  return readNotes(db, sql`where n.order_id = ${orderId} ${holding} order by n.id`);
}

export const notesPerPage = 50;

export type DeliveryNotesPage = {
  readonly notes: readonly DeliveryNoteEntry[];
  readonly page: number;
  readonly pages: number;
};

/** A page of the delivery notes, the newest first; null past the last one. */
export async function listDeliveryNotes(
  { db }: Pick<RequestContext, 'db'>,
  page: number,
): Promise<DeliveryNotesPage | null> {
  const { count } = await db
    .selectFrom('delivery_notes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(count) / notesPerPage));
  if (page > pages) return null;
  const offset = (page - 1) * notesPerPage;
  const notes = await readNotes(
    db,
    sql`order by n.year desc, n.number desc limit ${notesPerPage} offset ${offset}`,
  );
  return { notes, page, pages };
}
