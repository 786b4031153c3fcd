import type { OrderLine, OrderView } from './order-view.ts';
import { leftToShip, type PiecesOfLine } from './parcel-contents.ts';

export type LinePieces = { readonly line: OrderLine; readonly quantity: number };

/** What lies in a parcel, with the lines of its order. */
export const contentsOf = (
  { lines }: Pick<OrderView, 'lines'>,
  contents: readonly PiecesOfLine[],
): readonly LinePieces[] =>
  lines.flatMap((line) => {
    const found = contents.find(({ lineId }) => lineId === line.id);
    return found ? [{ line, quantity: found.quantity }] : [];
  });

/** The pieces of an order that lie in none of its parcels and were not refunded before they left, line by line. */
export function piecesLeft({
  lines,
  shipments = [],
}: Pick<OrderView, 'lines' | 'shipments'>): readonly LinePieces[] {
  const shipped = Map.groupBy(
    shipments.flatMap(({ contents }) => contents),
    ({ lineId }) => lineId,
  );
  return lines.flatMap((line) => {
    const pieces = (shipped.get(line.id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
    const { refunded = 0, cameBack = 0 } = line;
    const quantity = leftToShip({ quantity: line.quantity, refunded, cameBack, shipped: pieces });
    return quantity > 0 ? [{ line, quantity }] : [];
  });
}

/** Whether parcels of an order were entered, and what lies in them is everything, or is not known. */
export const isAllInParcels = (order: Pick<OrderView, 'lines' | 'shipments'>): boolean => {
  const shipments = (order.shipments ?? []).filter(({ trouble }) => trouble !== 'returned');
  if (shipments.length === 0) return false;
  return shipments.every(({ contents }) => contents.length === 0) || piecesLeft(order).length === 0;
};

/** What is still to come to the customer after a first parcel: nothing once the order is completed. */
export const stillToCome = (
  order: Pick<OrderView, 'lines' | 'shipments' | 'status'>,
): readonly LinePieces[] =>
  order.status === 'processing' && order.shipments?.some(({ contents }) => contents.length > 0)
    ? piecesLeft(order)
    : [];
