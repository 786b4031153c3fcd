import type { OrderStatus } from '#selling/orders/rules/order-status.ts';
import { compareBins } from './compare-bins.ts';

/** A pick list is fetched, has been, or was given up. */
export const pickListStates = ['open', 'picked', 'cancelled'] as const;
export type PickListState = (typeof pickListStates)[number];

/** Pieces of an order's line at a location, as a pick list has them. */
export type PickLine = {
  readonly id: number;
  readonly order: { readonly id: number; readonly number: number };
  /** null for what is no article of the shop any more */
  readonly itemId: number | null;
  readonly name: string;
  /** the choices of a variation; '' for other articles */
  readonly choices: string;
  readonly sku: string;
  /** the location by the order in which locations are walked to */
  readonly locationId: number;
  readonly location: string;
  readonly locationTurn: number;
  /** '' where nobody has said it */
  readonly bin: string;
  readonly quantity: number;
  /** of these, what the order still needs: nothing once it was cancelled */
  readonly wanted: number;
  readonly picked: number;
  readonly missing: number;
};

/** How many pieces of a line are still to be fetched. */
export const openPieces = ({
  wanted,
  picked,
  missing,
}: Pick<PickLine, 'wanted' | 'picked' | 'missing'>): number => Math.max(0, wanted - picked - missing);

/** Pieces that were fetched in vain and go back to their bin. */
export const piecesToPutBack = ({ wanted, picked }: Pick<PickLine, 'wanted' | 'picked'>): number =>
  Math.max(0, picked - wanted);

/**
 * How many pieces of a pick an order still needs: it may have been cancelled or changed after the list was made. `refunded` are those that
 * never left.
 */
export function wantedPieces({
  quantity,
  ordered,
  refunded,
  shippedBefore,
  status,
}: {
  readonly quantity: number;
  readonly ordered: number;
  readonly refunded: number;
  readonly shippedBefore: number;
  readonly status: OrderStatus;
}): number {
  if (status !== 'processing' && status !== 'completed') return 0;
  return Math.min(quantity, Math.max(0, ordered - refunded - shippedBefore));
}

/** A place to go to on the walk, with what is fetched there for which orders. */
export type PickStop = Pick<
  PickLine,
  'itemId' | 'name' | 'choices' | 'sku' | 'locationId' | 'location' | 'bin'
> & {
  /** of its first line */
  readonly id: number;
  readonly lines: readonly PickLine[];
  readonly wanted: number;
  readonly picked: number;
  readonly missing: number;
  readonly open: number;
  readonly toPutBack: number;
};

const sum = (lines: readonly PickLine[], of: (line: PickLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0);

/** The walk of a pick list: location after location, bin after bin; the pieces of an article lie together, the orders that need it stand by. */
export function pickStops(lines: readonly PickLine[]): readonly PickStop[] {
  const groups = Map.groupBy(lines, ({ itemId, locationId, id }) =>
    itemId === null ? `line ${id}` : `${locationId} ${itemId}`,
  );
  const stops = [...groups.values()].map((unsorted) => {
    const own = unsorted.toSorted((a, b) => a.order.number - b.order.number || a.id - b.id);
    const [first] = own as [PickLine, ...PickLine[]];
    return {
      ...first,
      lines: own,
      wanted: sum(own, ({ wanted }) => wanted),
      picked: sum(own, ({ picked }) => picked),
      missing: sum(own, ({ missing }) => missing),
      open: sum(own, openPieces),
      toPutBack: sum(own, piecesToPutBack),
    };
  });
  return stops.sort(
    (a, b) =>
      (a.lines[0]?.locationTurn ?? 0) - (b.lines[0]?.locationTurn ?? 0) ||
      compareBins(a.bin, b.bin) ||
      (a.sku < b.sku ? -1 : a.sku > b.sku ? 1 : a.id - b.id),
  );
}

/** Pieces more of a line, by its id. */
export type PiecesMore = { readonly id: number; readonly pieces: number };

/**
 * Spreads pieces that were fetched over the lines that need them, the oldest order first; pieces that are missing, the newest first. Null
 * where there are more than the lines still need.
 */
export function spreadPieces(
  lines: readonly PickLine[],
  pieces: number,
  what: 'picked' | 'missing',
): readonly PiecesMore[] | null {
  const turns = what === 'picked' ? lines : lines.toReversed();
  let left = pieces;
  const spread: PiecesMore[] = [];
  for (const line of turns) {
    const more = Math.min(left, openPieces(line));
    if (more > 0) spread.push({ id: line.id, pieces: more });
    left -= more;
  }
  return left > 0 ? null : spread;
}

/** A pick list as its page and its print show it. */
export type PickList = {
  readonly id: number;
  readonly state: PickListState;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly createdBy: string;
  readonly closedAt: string | null;
  readonly closedBy: string;
  readonly orders: readonly {
    readonly id: number;
    readonly number: number;
    readonly status: OrderStatus;
  }[];
  readonly stops: readonly PickStop[];
  /** whether the walk leads to several locations */
  readonly isSplit: boolean;
};

/** A pick list among others. */
export type PickListEntry = Pick<PickList, 'id' | 'state' | 'createdAt' | 'createdBy'> & {
  readonly orders: number;
  readonly pieces: number;
  readonly picked: number;
  readonly missing: number;
};
