import { addCents, type Cents, subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { orderReferences } from './order-references.ts';
import { isSameName } from './same-name.ts';

/** An order as payments are matched with it. */
export type OrderToMatch = {
  readonly id: number;
  readonly number: number;
  /** what is still to come, in cents, less payments that were matched with it */
  readonly due: Cents;
  /** `awaits`: the money is expected this way; `unlikely`: it ended, or is paid another way; `settled`: nothing is to come */
  readonly state: 'awaits' | 'unlikely' | 'settled';
  /** company and buyer */
  readonly names: readonly string[];
};

/** `certain` may be confirmed unseen, `likely` fits and is to be looked at, `check` differs or rests on the amount alone. */
export type Certainty = 'certain' | 'likely' | 'check';

/** By what the orders were found: the parcel, the order's number, its bare number, the payer's name, the amount alone. */
export type Basis = 'parcel' | 'reference' | 'number' | 'name' | 'amount';

export type Proposal = {
  readonly orders: readonly OrderToMatch[];
  readonly certainty: Certainty;
  readonly basis: Basis;
  /** the payment less what is due: below zero where money is missing */
  readonly difference: Cents;
  /** the payer is the buyer */
  readonly isNamed: boolean;
};

export type PaymentToMatch = {
  readonly amount: Cents;
  readonly text: string;
  readonly payer: string;
};

/** The orders that a payment may be about, found by the database. */
export type Candidates = {
  readonly byNumber: ReadonlyMap<number, OrderToMatch>;
  /** by the number of the parcel */
  readonly byParcel: readonly OrderToMatch[];
  /** expected orders of exactly this amount */
  readonly byAmount: readonly OrderToMatch[];
};

const sumOf = (orders: readonly OrderToMatch[]) => addCents(...orders.map(({ due }) => due));

/** The orders that a payment pays, and how certain that is; null where nothing fits. */
export function proposeOrders(
  payment: PaymentToMatch,
  { byNumber, byParcel, byAmount }: Candidates,
): Proposal | null {
  const { amount, text, payer } = payment;
  const isNamedIn = (orders: readonly OrderToMatch[]) =>
    orders.some(({ names }) => names.some((name) => isSameName(`${payer} ${text}`, name)));
  const proposal = (orders: readonly OrderToMatch[], basis: Basis, certainty: Certainty): Proposal => ({
    orders,
    basis,
    certainty,
    difference: subtractCents(amount, sumOf(orders)),
    isNamed: isNamedIn(orders),
  });
  const { named, loose } = orderReferences(text);
  const known = (numbers: readonly number[]) => numbers.flatMap((one) => byNumber.get(one) ?? []);
  const references = known(named);
  const found = byParcel.length > 0 ? byParcel : references;
  const basis = byParcel.length > 0 ? 'parcel' : 'reference';
  const open = found.filter(({ state }) => state !== 'settled');
  if (open.length > 0) {
    if (sumOf(open) !== amount) return proposal(open, basis, 'check');
    const isExpected = open.length === found.length && open.every(({ state }) => state === 'awaits');
    return proposal(open, basis, isExpected ? 'certain' : 'likely');
  }
  // The orders that the text names are paid: guessing another one would pay it by mistake.
  if (found.length > 0) return null;
  const byBare = known(loose).find(({ state, due }) => state === 'awaits' && due === amount);
  if (byBare) return proposal([byBare], 'number', 'likely');
  const namedOnes = byAmount.filter((order) => isNamedIn([order]));
  const [only] = namedOnes;
  if (only && namedOnes.length === 1) return proposal([only], 'name', 'likely');
  const [single] = byAmount;
  return single && byAmount.length === 1 && amount > zeroCents ? proposal([single], 'amount', 'check') : null;
}

/** The orders that the text names and that are paid already: a second payment, or the same one by another statement. */
export function settledReferences(text: string, byNumber: Candidates['byNumber']): readonly OrderToMatch[] {
  return orderReferences(text).named.flatMap((one) => {
    const order = byNumber.get(one);
    return order?.state === 'settled' ? [order] : [];
  });
}
