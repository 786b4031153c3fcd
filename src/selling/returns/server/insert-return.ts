import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { takeFiles } from '#foundation/private-files/server/take-files.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ReturnRequest } from '../rules/plan-return.ts';
import type { ReturnActorKind, ReturnState, Settlement } from '../rules/return-states.ts';

/** Who acts on a return, as its history names them. */
export type ReturnActor = {
  readonly who: ReturnActorKind;
  readonly personId: number | null;
  /** '' for guests and the shop itself */
  readonly name: string;
};

export const theShopItself: ReturnActor = { who: 'shop', personId: null, name: '' };

type Context = Pick<RequestContext, 'db' | 'clock'>;

/** Writes a return of a locked order with its lines, its pictures and the first entry of its history; the numbers of returns have no gaps. */
export async function insertReturn(
  ctx: Context,
  actor: ReturnActor,
  input: ReturnRequest & {
    readonly orderId: number;
    readonly requestKey: string;
    readonly name: string;
    readonly email: string;
    readonly fileIds?: readonly number[];
  },
): Promise<{ readonly id: number; readonly number: number }> {
  const { db, clock } = ctx;
  const at = clock.now();
  const { rows } = await sql<{ id: number; number: number }>`
    with numbered as (update counters set value = value + 1 where name = 'return_number' returning value)
    insert into returns (number, order_id, kind, state, request_key, name, email, reason, created_at, changed_at)
    select value::int, ${input.orderId}, ${input.kind}, 'requested', ${input.requestKey}, ${input.name}, ${input.email}, ${input.reason}, ${at}, ${at}
    from numbered returning id, number`.execute(db);
  const [made] = rows;
  if (!made) throw new Error('the return has no number');
  await db
    .insertInto('return_lines')
    .values(
      input.lines.map(({ lineId, quantity }) => ({ return_id: made.id, order_line_id: lineId, quantity })),
    )
    .execute();
  const fileIds = input.fileIds ?? [];
  if (fileIds.length > 0) {
    await takeFiles(
      ctx,
      fileIds.map((fileId) => ({ fileId })),
    );
    await db
      .insertInto('return_files')
      .values(fileIds.map((file_id, index) => ({ return_id: made.id, position: index + 1, file_id })))
      .execute();
  }
  await noteReturnEvent(ctx, actor, { returnId: made.id, state: 'requested', note: '' });
  return made;
}

/** Appends to the history of a return. */
export async function noteReturnEvent(
  { db, clock }: Context,
  actor: ReturnActor,
  event: { readonly returnId: number; readonly state: ReturnState; readonly note: string },
): Promise<void> {
  await db
    .insertInto('return_events')
    .values({
      return_id: event.returnId,
      state: event.state,
      who: actor.who,
      person_id: actor.personId,
      person_name: actor.name.slice(0, 200),
      note: event.note,
      created_at: clock.now(),
    })
    .execute();
}

/** Brings a locked return into a state, with an entry of its history; the caller has asked whether it may. */
export async function setReturnState(
  ctx: Context,
  actor: ReturnActor,
  change: {
    readonly returnId: number;
    readonly to: ReturnState;
    readonly note: string;
    readonly settled?: {
      readonly as: Settlement;
      readonly refundId?: number | null;
      readonly couponId?: number | null;
    };
  },
): Promise<void> {
  const { returnId, to, note, settled } = change;
  await ctx.db
    .updateTable('returns')
    .set({
      state: to,
      changed_at: ctx.clock.now(),
      ...(settled
        ? {
            settled_as: settled.as,
            refund_id: settled.refundId ?? null,
            coupon_id: settled.couponId ?? null,
          }
        : {}),
    })
    .where('id', '=', returnId)
    .execute();
  await noteReturnEvent(ctx, actor, { returnId, state: to, note });
}

/** The lines of a return that pieces are promised for, which a settled one no longer has. */
export async function linesOf(db: Database, returnId: number) {
  const { rows } = await sql<{
    id: number;
    name: string;
    sku: string | null;
    quantity: number;
    asNew: number | null;
    damaged: number | null;
    missing: number | null;
    restocked: number;
    scrapped: number;
    itemId: number | null;
  }>`
    select l.id::int as id, l.name, l.sku, r.quantity, r.as_new as "asNew", r.damaged, r.missing, r.restocked, r.scrapped,
      (select p.id from products p where p.id = coalesce(l.variation_id, l.product_id)) as "itemId"
    from return_lines r join order_lines l on l.id = r.order_line_id
    where r.return_id = ${returnId} order by l.position`.execute(db);
  return rows;
}
