import type { OrderStatus } from '#selling/orders/rules/order-status.ts';
import { addDays, type Day } from '#selling/shipping/rules/italian-holidays.ts';
import { conformityDeadline, withdrawalDeadline } from './return-clock.ts';
import { type ReturnKind, returnKinds } from './return-states.ts';

/** What of an order decides which returns it allows; days in the shop. */
export type OrderFacts = {
  readonly status: OrderStatus;
  /** the buyer acts as a business */
  readonly isBusiness: boolean;
  readonly placedOn: Day;
  /** something has left the warehouse */
  readonly isSent: boolean;
  /** of the last parcel; null while some goods have not left */
  readonly deliveredOn: Day | null;
};

/** The shop's terms of returns. */
export type ReturnTerms = {
  readonly returnDays: number;
  readonly withdrawalForBusinesses: boolean;
  /** '' for always */
  readonly informedSince: string;
};

/** Why a kind of return is not open. */
export type KindRefusal = 'not-sold' | 'not-sent' | 'too-late' | 'for-consumers' | 'not-offered';

/** Until when a kind is open: a day of the shop, null where its time has not begun. */
export type KindStanding =
  | { readonly ok: true; readonly until: Day | null }
  | { readonly ok: false; readonly error: KindRefusal };

const until = (last: Day | null, today: Day): KindStanding =>
  last !== null && last < today ? { ok: false, error: 'too-late' } : { ok: true, until: last };
const refuse = (error: KindRefusal): KindStanding => ({ ok: false, error });

function standingOf(kind: ReturnKind, order: OrderFacts, terms: ReturnTerms, today: Day): KindStanding {
  const { status, isBusiness, deliveredOn, placedOn } = order;
  const isSold = status === 'processing' || status === 'completed';
  if (kind === 'withdrawal') {
    // A contract can be left before the goods, and even the money, have moved.
    if (!isSold && status !== 'pending' && status !== 'on-hold') return refuse('not-sold');
    if (isBusiness && !terms.withdrawalForBusinesses) return refuse('for-consumers');
    const isInformed = terms.informedSince === '' || placedOn >= terms.informedSince;
    return until(deliveredOn && withdrawalDeadline(deliveredOn, isInformed), today);
  }
  if (!isSold) return refuse('not-sold');
  if (!order.isSent) return refuse('not-sent');
  if (kind === 'ordinary') {
    if (terms.returnDays === 0) return refuse('not-offered');
    return until(deliveredOn && addDays(deliveredOn, terms.returnDays), today);
  }
  return until(deliveredOn && conformityDeadline(deliveredOn, isBusiness ? 'business' : 'consumer'), today);
}

export type OpenKinds = Readonly<Record<ReturnKind, KindStanding>>;

/** Which kinds of returns an order allows on a day, and until when; or why not. */
export function openKinds(order: OrderFacts, terms: ReturnTerms, today: Day): OpenKinds {
  const standings = returnKinds.map((kind) => [kind, standingOf(kind, order, terms, today)] as const);
  return Object.fromEntries(standings) as OpenKinds;
}
