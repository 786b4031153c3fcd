import { sql } from 'kysely';
import { personName } from '#catalogue/stock/server/person-name.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { actOnOrder } from '#selling/orders/server/transitions/act-on-order.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';
import { composeNote } from '../rules/compose-note.ts';
import { type DeliveryNoteDocument, noteName } from '../rules/delivery-note.ts';
import type { DeliveryNoteDraft } from '../rules/delivery-note-form.ts';

export type IssuedNote =
  | { readonly ok: true; readonly id: number }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: 'no-such-order' | 'parcels-taken' | 'unknown-contents' | 'no-firm-data';
      };
    };

/**
 * Issues the delivery note of parcels of an order, with the next number of its year. The number is taken in the transaction that writes the note,
 * so that none is lost, and a later one never bears an earlier day.
 */
export function issueDeliveryNote(
  ctx: RequestContext,
  { orderId, ...draft }: DeliveryNoteDraft & { readonly orderId: number },
): Promise<IssuedNote> {
  return actOnOrder(ctx, { orderId, act: 'note' }, async (inside, actor): Promise<IssuedNote> => {
    const refuse = (code: 'parcels-taken' | 'unknown-contents' | 'no-firm-data' | 'no-such-order') =>
      ({ ok: false, error: { code } }) as const;
    const order = await readOrder(inside, orderId);
    if (!order) return refuse('no-such-order');
    const taken = await parcelsOnNotes(inside.db, orderId);
    const parcels = (order.shipments ?? []).filter(({ id }) => draft.parcel.includes(id));
    if (parcels.length !== draft.parcel.length || parcels.some(({ id }) => taken.has(id)))
      return refuse('parcels-taken');
    const { staffDeliveryNotes: words } = staffMessagesFor(ctx.settings.interface_language);
    const orderedOn = shopDay(Date.parse(order.createdAt));
    const { document } = staffMessagesFor('it').staffDeliveryNotes;
    const composed = composeNote({ firm: ctx.settings, order, parcels, draft, words: document, orderedOn });
    if (!composed.ok) return refuse(composed.problem);
    const note = await insertNote(inside, orderId, composed.document);
    await inside.db
      .insertInto('delivery_note_parcels')
      .values(parcels.map(({ id }) => ({ note_id: note.id, shipment_id: id })))
      .execute();
    const name = noteName(note);
    await noteOrderEvent(inside, actor, { orderId, kind: 'note', note: words.issuedNote(name) });
    await recordAudit(inside, {
      what: 'created',
      subject: { kind: 'delivery-note', id: note.id, name },
      after: { parcels: parcels.length },
    });
    return { ok: true, id: note.id };
  });
}

/** The parcels of an order that are on a note which holds. */
export async function parcelsOnNotes(db: Database, orderId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.shipment_id as id from order_shipments s join delivery_note_parcels p on p.shipment_id = s.id and p.holds
    where s.order_id = ${orderId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function insertNote(
  ctx: RequestContext,
  orderId: number,
  document: DeliveryNoteDocument,
): Promise<{ readonly id: number; readonly year: number; readonly number: number }> {
  const now = ctx.clock.now();
  const day = shopDay(now.getTime());
  const year = Number(day.slice(0, 4));
  // The row of the year is locked until the note is stored: whoever issues another one waits for its number.
  const { rows } = await sql<{ id: number; number: number }>`
    with series as (
      insert into delivery_note_series as s (year, last_number, last_on) values (${year}, 1, ${day})
      on conflict (year) do update set last_number = s.last_number + 1, last_on = greatest(s.last_on, excluded.last_on)
      returning last_number, last_on)
    insert into delivery_notes (year, number, issued_on, order_id, document, issued_at, issued_by)
    select ${year}::int, last_number, last_on, ${orderId}::int, ${JSON.stringify(document)}::jsonb, ${now}::timestamptz,
      ${personName(ctx.visitor)}::text from series returning id, number`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('no delivery note was written');
  return { ...row, year };
}
