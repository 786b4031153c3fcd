import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readOrderNote } from '#selling/orders/rules/order-note.ts';
import type { Conditions } from '../rules/receive-form.ts';
import { actOnReturn, auditReturn, type ReturnActError } from './act-on-return.ts';
import { type ReturnActor, setReturnState } from './insert-return.ts';
import { queueReturnEmails } from './return-emails.ts';

export type ReceivedReturn =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: ReturnActError | { readonly code: 'wrong-sum' | 'note-too-long' };
    };

/** Receives the parcel of a return, with the condition of every piece; nothing goes into stock yet. */
export async function receiveReturn(
  ctx: RequestContext,
  actor: ReturnActor,
  input: {
    readonly returnId: number;
    readonly conditions: ReadonlyMap<number, Conditions>;
    readonly note: string;
  },
): Promise<ReceivedReturn> {
  const note = readOrderNote(input.note);
  if (note === null) return { ok: false, error: { code: 'note-too-long' } };
  const { returnId } = input;
  return actOnReturn(
    ctx,
    { returnId, to: 'received', actor },
    async (inside, record): Promise<ReceivedReturn> => {
      const found = record.lines.map(({ id, quantity }) => {
        const { asNew = 0, damaged = 0, missing = 0 } = input.conditions.get(id) ?? {};
        return { id, asNew, damaged, missing, isWhole: asNew + damaged + missing === quantity };
      });
      if (found.some(({ isWhole }) => !isWhole)) return { ok: false, error: { code: 'wrong-sum' } };
      const of = (name: keyof Conditions) => found.map((line) => line[name]);
      await sql`
        update return_lines l set as_new = f.as_new, damaged = f.damaged, missing = f.missing
        from unnest(${found.map(({ id }) => id)}::int[], ${of('asNew')}::int[], ${of('damaged')}::int[], ${of('missing')}::int[])
          as f (id, as_new, damaged, missing)
        where l.return_id = ${returnId} and l.order_line_id = f.id`.execute(inside.db);
      await setReturnState(inside, actor, { returnId, to: 'received', note });
      const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
      await auditReturn(inside, record, {
        what: 'changed',
        to: 'received',
        more: {
          pieces: sum(of('asNew')) + sum(of('damaged')),
          damagedPieces: sum(of('damaged')),
          fewerPieces: sum(of('missing')),
        },
      });
      await queueReturnEmails(inside, record, ['return-received']);
      return { ok: true };
    },
  );
}
