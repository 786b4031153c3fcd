import { bankReferenceOf } from './payment-keys.ts';
import type { ReadPayment, ReadStatement } from './statement.ts';

/** A payment that a file of another format has brought, and the account that it named. */
export type KnownPayment = Pick<ReadPayment, 'bookedOn' | 'amount' | 'text' | 'payer' | 'reference'> & {
  readonly account: string;
};

/**
 * Which payments of a bank's file are known from a file of another format, by their positions: of the same account, day and amount, and with the same
 * reference of the bank, or where one has none with the same words. Each known payment stands for one, so that of two that are alike
 * both count.
 */
export function recognisePayments(
  { account, payments }: Pick<ReadStatement, 'account' | 'payments'>,
  known: readonly KnownPayment[],
): ReadonlySet<number> {
  const left = Map.groupBy(
    known
      .filter((one) => one.account === '' || account === '' || one.account === account)
      .map((one) => ({ ...compared(one), isTaken: false })),
    ({ group }) => group,
  );
  const given = payments.map(compared);
  const found = new Set<number>();
  // What is more certain comes first, so that a payment is not taken for another.
  for (const isSame of [haveReference, haveWords, haveMoreWords])
    for (const [at, one] of given.entries()) {
      if (found.has(at)) continue;
      const same = left.get(one.group)?.find((other) => !other.isTaken && isSame(one, other));
      if (!same) continue;
      same.isTaken = true;
      found.add(at);
    }
  return found;
}

type Compared = {
  /** day and amount, which both have in common */
  readonly group: string;
  readonly reference: string;
  readonly words: ReadonlySet<string>;
};

const compared = (payment: Omit<KnownPayment, 'account'>): Compared => ({
  group: `${payment.bookedOn} ${payment.amount}`,
  reference: bankReferenceOf(payment),
  words: wordsOf(payment),
});

/** What banks write around the words of the payer, and each format elsewhere. */
const boilerplate =
  'a accr accredito bon bonif bonifico beneficiario causale cro da data del di disposizione e end favore id inst istantaneo ist notprovided notprovid ord ordinante per rif sct sepa trn valuta vostro vs';
const saysNothing = new Set(boilerplate.split(' '));

/** With fewer words in common a payment may be another one. */
const fewestWords = 2;

const wordsOf = ({ text, payer }: Pick<ReadPayment, 'text' | 'payer'>): ReadonlySet<string> =>
  new Set(
    `${text} ${payer}`
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '' && !saysNothing.has(word)),
  );

const areIn = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].every((word) => others.has(word));

const haveReference = (one: Compared, other: Compared) =>
  one.reference !== '' && one.reference === other.reference;

/** Where both have a reference it alone decides. */
const mayHaveWords = (one: Compared, other: Compared) => one.reference === '' || other.reference === '';

const haveWords = (one: Compared, other: Compared) =>
  mayHaveWords(one, other) && one.words.size === other.words.size && areIn(one.words, other.words);

/** One format writes more than the other: the name of the order's address, an id of the payer. */
function haveMoreWords(one: Compared, other: Compared): boolean {
  const [fewer, more] = one.words.size < other.words.size ? [one, other] : [other, one];
  return mayHaveWords(one, other) && fewer.words.size >= fewestWords && areIn(fewer.words, more.words);
}
