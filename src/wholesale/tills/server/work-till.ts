import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { actingName } from '#foundation/visitor/rules/person-name.ts';
import { expectedCash } from '../rules/till.ts';
import { readAmount, readMovement, type TillProblem } from '../rules/till-forms.ts';
import { readSessions } from './read-tills.ts';

export type TillResult =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly problem: TillProblem };

const refuse = (problem: TillProblem): TillResult => ({ ok: false, problem });

/** Who works at the till, as its days store it. */
export const clerkOf = ({ visitor: { person } }: Pick<RequestContext, 'visitor'>): string =>
  person ? actingName(person) : '';

/** Opens the day of a till with the cash that lies in it; a till has one open day at most. */
export function openTill(
  ctx: RequestContext,
  till: { readonly id: number; readonly name: string },
  typed: string,
): Promise<TillResult> {
  return inTransaction(ctx.db, async (db): Promise<TillResult> => {
    const opening = readAmount(typed);
    if (!opening.ok) return refuse(opening.problem);
    const { rows } = await sql<{ id: number }>`
      insert into till_sessions (till_id, opened_at, opened_by, opening_cents)
      select id, ${ctx.clock.now()}, ${clerkOf(ctx)}, ${opening.value} from tills where id = ${till.id} and active
      on conflict (till_id) where closed_at is null do nothing returning id`.execute(db);
    const [made] = rows;
    if (!made) return refuse('open');
    await recordAudit(
      { ...ctx, db },
      {
        what: 'activated',
        subject: { kind: 'till', id: till.id, name: till.name },
        after: { price: opening.value },
      },
    );
    return { ok: true, id: made.id };
  });
}

/** Puts cash into the open day of a till or takes it out, never more than is in it. */
export function moveCash(
  ctx: RequestContext,
  sessionId: number,
  typed: Parameters<typeof readMovement>[0],
): Promise<TillResult> {
  return inTransaction(ctx.db, async (db): Promise<TillResult> => {
    const movement = readMovement(typed);
    if (!movement.ok) return refuse(movement.problem);
    const session = await holdSession({ ...ctx, db }, sessionId);
    if (!session) return refuse('closed');
    const { amount, reason } = movement.value;
    if (expectedCash(session.opening, session.sums) + amount < 0) return refuse('too-much-out');
    const { id } = await db
      .insertInto('till_movements')
      .values({
        session_id: sessionId,
        amount_cents: amount,
        reason,
        moved_at: ctx.clock.now(),
        moved_by: clerkOf(ctx),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id };
  });
}

/** Closes the day of a till with the cash that was counted, for good. A sale that is neither complete nor cancelled keeps it open. */
export function closeTill(
  ctx: RequestContext,
  sessionId: number,
  typed: { readonly counted: string; readonly note: string },
): Promise<TillResult> {
  return inTransaction(ctx.db, async (db): Promise<TillResult> => {
    const counted = readAmount(typed.counted);
    if (!counted.ok) return refuse(counted.problem);
    const session = await holdSession({ ...ctx, db }, sessionId);
    if (!session) return refuse('closed');
    if (session.sums.open > 0) return refuse('sales-open');
    const expected = expectedCash(session.opening, session.sums);
    await db
      .updateTable('till_sessions')
      .set({
        closed_at: ctx.clock.now(),
        closed_by: clerkOf(ctx),
        counted_cents: counted.value,
        expected_cents: expected,
        note: typed.note.slice(0, 1000),
      })
      .where('id', '=', sessionId)
      .execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'deactivated',
        subject: { kind: 'till', id: session.tillId, name: session.tillName },
        after: { price: counted.value },
      },
    );
    return { ok: true, id: sessionId };
  });
}

/** An open day, locked until the transaction ends; null where it is closed. */
export async function holdSession(ctx: Pick<RequestContext, 'db'>, id: number) {
  await sql`select from till_sessions where id = ${id} for update`.execute(ctx.db);
  const [session] = await readSessions(ctx, { id });
  return session && session.closing === null ? session : null;
}
