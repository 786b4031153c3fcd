import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ledgerId, type StockLocation } from '../../rules/locations/location.ts';
import { type ServingProblem, servingAction } from '../../rules/locations/serving.ts';
import { lockStock } from '../record-movements.ts';
import { articleNamed } from '../staff/article-named.ts';
import { isLocationOpen, readLocations } from './read-locations.ts';
import { isUnshipped, type ServedPart, servedParts } from './read-serving.ts';
import { stockAt } from './stock-at.ts';

type ChangedServing = { readonly ok: true } | { readonly ok: false; readonly problem: ServingProblem };

type Asked = { readonly orderId: number; readonly itemId: number; readonly locationId: number };

/** The form of the order's page that lets another location serve an article. */
export function postServing(ctx: RequestContext, orderId: number, form: FormData): Promise<ChangedServing> {
  const typed = postedForm(form);
  const idOf = (name: string) => Number(/^[1-9]\d{0,8}$/.exec(typedText(typed, name))?.[0] ?? 0);
  const asked = { orderId, itemId: idOf('item'), locationId: idOf('location') };
  if (!ctx.nonces.check(servingAction, typedText(typed, '_wpnonce')))
    return Promise.resolve({ ok: false, problem: { itemId: asked.itemId, code: 'expired' } });
  return changeServing(ctx, asked);
}

/** Lets another location serve all pieces of an article that an order has, until it is shipped and as long as that location has them. */
export function changeServing(
  ctx: RequestContext,
  { orderId, itemId, locationId }: Asked,
): Promise<ChangedServing> {
  return inTransaction(ctx.db, async (db): Promise<ChangedServing> => {
    const refuse = (code: 'shipped' | 'no-location' | 'gone') =>
      ({ ok: false, problem: { itemId, code } }) as const;
    const { rows } = await sql<{ number: number; status: string }>`
      select number, status from orders where id = ${orderId} for update`.execute(db);
    const [order] = rows;
    if (!order || !isUnshipped(order.status)) return refuse('shipped');
    const locations = await readLocations({ ...ctx, db });
    const chosen = locations.find((one) => one.id === locationId && one.isOpen);
    if (!chosen || !(await isLocationOpen(db, ledgerId(chosen)))) return refuse('no-location');
    await lockStock(db, [itemId]);
    const parts = (await servedParts(db, orderId)).filter((part) => part.itemId === itemId);
    if (parts.length === 0) return refuse('gone');
    const moved = parts.filter((part) => part.locationId !== chosen.id);
    const pieces = moved.reduce((sum, part) => sum + part.pieces, 0);
    if (pieces === 0) return { ok: true };
    const available = (await stockAt(db, [itemId], ledgerId(chosen))).get(itemId)?.available ?? 0;
    if (available < pieces) {
      const problem = { itemId, code: 'not-enough', location: chosen.name, available } as const;
      return { ok: false, problem: { ...problem, available: Math.max(0, available) } };
    }
    for (const part of moved) await movePart(db, orderId, part, { locations, chosen });
    const nameOf = (id: number) => locations.find((one) => one.id === id)?.name ?? '';
    const { name, sku } = await articleNamed(db, itemId);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'order', id: orderId, name: String(order.number) },
        before: { servedFrom: [...new Set(parts.map((part) => nameOf(part.locationId)))].join(', ') },
        after: { servedFrom: chosen.name, article: sku ?? name },
      },
    );
    return { ok: true };
  });
}

type Move = { readonly locations: readonly StockLocation[]; readonly chosen: StockLocation };

async function movePart(
  db: Database,
  orderId: number,
  part: ServedPart,
  { locations, chosen }: Move,
): Promise<void> {
  const { itemId, allocationId, pieces, returned, state, turn } = part;
  const from = locations.find(({ id }) => id === part.locationId);
  await addAt(db, part, from ? ledgerId(from) : null, -pieces);
  await addAt(db, part, ledgerId(chosen), pieces);
  if (allocationId !== null) {
    await (returned > 0
      ? sql`update stock_allocations set quantity = returned where id = ${allocationId}`
      : sql`delete from stock_allocations where id = ${allocationId}`
    ).execute(db);
  }
  await sql`
    insert into stock_allocations (order_id, product_id, location_id, quantity, state, turn)
    values (${orderId}, ${itemId}, ${chosen.id}, ${pieces}, ${state}, ${turn})`.execute(db);
}

/** Counts pieces that a location gives to an order (above 0) or has back; of the default one nothing is stored. */
async function addAt(
  db: Database,
  { itemId, state }: ServedPart,
  locationId: number | null,
  pieces: number,
): Promise<void> {
  if (locationId === null) return;
  const [onHand, reserved] = state === 'sold' ? [-pieces, 0] : [0, pieces];
  await sql`
    update stock_at_locations set on_hand = on_hand + ${onHand}, reserved = reserved + ${reserved}
    where product_id = ${itemId} and location_id = ${locationId}`.execute(db);
}
