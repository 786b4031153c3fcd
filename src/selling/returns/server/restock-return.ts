import { sql } from 'kysely';
import { isLocationOpen } from '#catalogue/stock/server/locations/read-locations.ts';
import { recordMovements } from '#catalogue/stock/server/record-movements.ts';
import { returnStockTo } from '#catalogue/stock/server/return-stock.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readOrderNote } from '#selling/orders/rules/order-note.ts';
import type { ScrapReason } from '../rules/receive-form.ts';
import { returnName } from '../rules/return-paths.ts';
import { cameBack, type ReturnRecord } from '../rules/return-view.ts';
import { actOnReturn, auditReturn, type ReturnActError } from './act-on-return.ts';
import { type ReturnActor, setReturnState } from './insert-return.ts';

export type RestockedReturn =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: ReturnActError | { readonly code: 'too-many-pieces' | 'no-location' | 'note-too-long' };
    };

export type RestockChoice = {
  /** by line how many pieces go back on sale; those that came and do not are scrapped */
  readonly restock: ReadonlyMap<number, number>;
  /** null for the default location */
  readonly locationId: number | null;
  readonly scrapReason: ScrapReason;
  readonly note: string;
};

/** Puts pieces that came back on sale at a location, and scraps the others, both through the ledger of the stock. */
export async function restockReturn(
  ctx: RequestContext,
  actor: ReturnActor,
  input: RestockChoice & { readonly returnId: number },
): Promise<RestockedReturn> {
  const note = readOrderNote(input.note);
  if (note === null) return { ok: false, error: { code: 'note-too-long' } };
  const { returnId } = input;
  return actOnReturn(
    ctx,
    { returnId, to: 'restocked', actor },
    async (inside, record): Promise<RestockedReturn> => {
      const parts = record.lines.map((line) => {
        const restocked = input.restock.get(line.id) ?? 0;
        return { line, restocked, scrapped: cameBack(line) - restocked };
      });
      if (parts.some(({ scrapped }) => scrapped < 0))
        return { ok: false, error: { code: 'too-many-pieces' } };
      if (!(await isLocationOpen(inside.db, input.locationId)))
        return { ok: false, error: { code: 'no-location' } };
      await moveReturned(inside, record, parts, input);
      await setReturnState(inside, actor, { returnId, to: 'restocked', note });
      const sum = (of: 'restocked' | 'scrapped') => parts.reduce((all, part) => all + part[of], 0);
      await auditReturn(inside, record, {
        what: 'changed',
        to: 'restocked',
        more: { restockedPieces: sum('restocked'), scrappedPieces: sum('scrapped') },
      });
      return { ok: true };
    },
  );
}

/** Pieces that never left go back to where they were. */
type NeverSent = { readonly locationId: 'as-served'; readonly scrapReason: ScrapReason };

type Part = {
  readonly line: ReturnRecord['lines'][number];
  readonly restocked: number;
  readonly scrapped: number;
};

/**
 * Moves pieces of a return in the ledger: all come into stock, as far as the order has taken them, and those that are scrapped leave it for their reason. Articles
 * that are gone from the catalogue have no stock.
 */
export async function moveReturned(
  ctx: RequestContext,
  record: Pick<ReturnRecord, 'id' | 'number' | 'orderId'>,
  parts: readonly Part[],
  { locationId, scrapReason }: Pick<RestockChoice, 'locationId' | 'scrapReason'> | NeverSent,
): Promise<void> {
  const { db, clock } = ctx;
  const wanted = sumBy(parts, ({ restocked, scrapped }) => restocked + scrapped);
  const { returned, located } = await returnStockTo(db, {
    orderId: record.orderId,
    refundId: null,
    returnId: record.id,
    items: [...wanted].map(([itemId, quantity]) => ({ itemId, quantity })),
    at: clock.now(),
  });
  if (locationId !== 'as-served') await moveTo(ctx, record, locationId, returned, located);
  // Of an article that the ledger has fewer of, what is scrapped goes first: nothing that is not there is put on sale.
  const left = new Map(returned.map(({ itemId, quantity }) => [itemId, quantity]));
  const take = (itemId: number | null, pieces: number) => {
    if (itemId === null) return 0;
    const taken = Math.min(pieces, left.get(itemId) ?? 0);
    left.set(itemId, (left.get(itemId) ?? 0) - taken);
    return taken;
  };
  const scraps = new Map<number, number>();
  for (const { line, scrapped } of parts) {
    const taken = take(line.itemId, scrapped);
    if (line.itemId !== null && taken > 0) scraps.set(line.itemId, (scraps.get(line.itemId) ?? 0) + taken);
  }
  const restocked = parts.map(({ line, restocked: pieces }) => take(line.itemId, pieces));
  const at = locationId === 'as-served' ? null : locationId;
  await recordMovements(
    ctx,
    [...scraps].sort(([a], [b]) => a - b).map(([itemId, pieces]) => ({ itemId, delta: -pieces })),
    { reason: scrapReason, note: returnName(record.number), returnId: record.id, locationId: at },
  );
  await sql`
    update return_lines l set restocked = p.restocked, scrapped = p.scrapped
    from unnest(${parts.map(({ line }) => line.id)}::int[], ${restocked}::int[], ${parts.map(({ scrapped }) => scrapped)}::int[])
      as p (id, restocked, scrapped)
    where l.return_id = ${record.id} and l.order_line_id = p.id`.execute(db);
}

function sumBy(parts: readonly Part[], of: (part: Part) => number): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const part of parts) {
    const { itemId } = part.line;
    if (itemId !== null && of(part) > 0) sums.set(itemId, (sums.get(itemId) ?? 0) + of(part));
  }
  return sums;
}

/** Brings returned pieces from the locations that served them to the one that was chosen. */
async function moveTo(
  ctx: RequestContext,
  record: Pick<ReturnRecord, 'id' | 'number'>,
  locationId: number | null,
  returned: readonly { readonly itemId: number; readonly quantity: number }[],
  located: Awaited<ReturnType<typeof returnStockTo>>['located'],
): Promise<void> {
  const usual = await ctx.db
    .selectFrom('stock_locations')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirst();
  const from = new Map<number | null, { itemId: number; quantity: number }[]>();
  const add = (at: number | null, itemId: number, quantity: number) => {
    if (quantity > 0) from.set(at, [...(from.get(at) ?? []), { itemId, quantity }]);
  };
  for (const { itemId, quantity } of returned) {
    const parts = located.filter((part) => part.itemId === itemId);
    const elsewhere = parts.filter((part) => part.locationId !== null && part.locationId !== usual?.id);
    for (const part of elsewhere) add(part.locationId, itemId, part.quantity);
    add(null, itemId, quantity - elsewhere.reduce((sum, part) => sum + part.quantity, 0));
  }
  const facts = { reason: 'transfer', note: returnName(record.number), returnId: record.id } as const;
  for (const [at, pieces] of from) {
    if (at === locationId) continue;
    const moves = (sign: 1 | -1) =>
      pieces.map(({ itemId, quantity }) => ({ itemId, delta: sign * quantity }));
    await recordMovements(ctx, moves(-1), { ...facts, locationId: at });
    await recordMovements(ctx, moves(1), { ...facts, locationId });
  }
}
