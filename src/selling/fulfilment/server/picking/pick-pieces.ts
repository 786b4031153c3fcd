import { sql } from 'kysely';
import type { ScanAnswer } from '#catalogue/stock/rules/scan-answer.ts';
import { findByCode } from '#catalogue/stock/server/staff/find-by-code.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type PickStop, type PiecesMore, pickStops, spreadPieces } from '../../rules/picking/pick-list.ts';
import type { PickListProblem, StopAction } from '../../rules/picking/pick-list-form.ts';
import { readPickLines } from './read-pick-list.ts';

export type PickedPieces =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: Extract<PickListProblem, 'closed' | 'too-many' | 'other'> };

/** Locks a pick list until the end of the transaction; whether it is still open. */
export async function lockPickList(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from pick_lists where id = ${id} and state = 'open' for update`.execute(db);
  return rows.length === 1;
}

/** Notes at a stop what was fetched or is missing, all that is open where no number is given; or takes back what was noted there. */
export function pickAtStop(
  ctx: RequestContext,
  id: number,
  asked: { readonly action: StopAction; readonly stop: number; readonly pieces: number | null },
): Promise<PickedPieces> {
  return inTransaction(ctx.db, async (db): Promise<PickedPieces> => {
    if (!(await lockPickList(db, id))) return { ok: false, problem: 'closed' };
    const stops = pickStops(await readPickLines({ ...ctx, db }, id));
    const stop = stops.find(({ lines }) => lines.some((line) => line.id === asked.stop));
    if (!stop) return { ok: false, problem: 'other' };
    if (asked.action === 'reset') {
      await sql`update pick_list_lines set picked = 0, missing = 0
        where id = any (${stop.lines.map((line) => line.id)}::int[])`.execute(db);
      return { ok: true };
    }
    const what = asked.action === 'take' ? 'picked' : 'missing';
    const spread = spreadPieces(stop.lines, asked.pieces ?? stop.open, what);
    if (spread === null) return { ok: false, problem: 'too-many' };
    await addPieces(db, spread, what);
    return { ok: true };
  });
}

async function addPieces(
  db: Database,
  spread: readonly PiecesMore[],
  what: 'picked' | 'missing',
): Promise<void> {
  const isPicked = what === 'picked';
  await sql`
    update pick_list_lines k set picked = k.picked + case when ${isPicked}::boolean then more.pieces else 0 end,
      missing = k.missing + case when ${isPicked}::boolean then 0 else more.pieces end
    from unnest(${spread.map((one) => one.id)}::int[], ${spread.map((one) => one.pieces)}::int[]) more (id, pieces)
    where k.id = more.id`.execute(db);
}

/** Notes the pieces of a scanned code as fetched, once for each scan. */
export function scanIntoPickList(
  ctx: RequestContext,
  id: number,
  { code, scan, pieces }: { readonly code: string; readonly scan: string; readonly pieces: number },
): Promise<ScanAnswer> {
  const asked = { scan, code };
  return inTransaction(ctx.db, async (db): Promise<{ readonly ok: boolean; readonly answer: ScanAnswer }> => {
    if (!(await lockPickList(db, id))) return { ok: false, answer: { kind: 'closed', ...asked } };
    const found = (await findByCode(db, [code])).get(code) ?? ({ kind: 'unknown' } as const);
    if (found.kind !== 'found') return { ok: false, answer: { ...found, ...asked } };
    const stops = pickStops(await readPickLines({ ...ctx, db }, id)).filter(
      (stop) => stop.itemId === found.id,
    );
    const [first] = stops;
    if (!first) return { ok: false, answer: { kind: 'outside', ...asked } };
    const isNew = await noteScan(db, id, scan);
    const spread = isNew
      ? spreadPieces(
          stops.flatMap(({ lines }) => lines),
          pieces,
          'picked',
        )
      : [];
    if (spread === null) return { ok: false, answer: { kind: 'enough', ...asked } };
    await addPieces(db, spread, 'picked');
    const more = spread.reduce((sum, one) => sum + one.pieces, 0);
    return { ok: true, answer: counted(first, stops, more, asked) };
  }).then(({ answer }) => answer);
}

function counted(
  { name, choices, sku }: PickStop,
  stops: readonly PickStop[],
  more: number,
  asked: { readonly scan: string; readonly code: string },
): ScanAnswer {
  const pieces = stops.reduce((sum, { picked }) => sum + picked, more);
  return { kind: 'counted', ...asked, article: { name, choices, sku }, pieces };
}

/** Whether a scan arrives for the first time. */
async function noteScan(db: Database, id: number, scan: string): Promise<boolean> {
  if (scan === '') return true;
  const { rows } = await sql<{ scan: string }>`
    insert into pick_list_scans (pick_list_id, scan) values (${id}, ${scan}) on conflict do nothing returning scan`.execute(
    db,
  );
  return rows.length === 1;
}
