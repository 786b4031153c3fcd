import type { Cents } from '#foundation/money/rules/cents.ts';

/** One credit of a statement, or one parcel of a remittance. */
export type ReadPayment = {
  /** `YYYY-MM-DD` */
  readonly bookedOn: string;
  readonly valuedOn: string;
  /** above zero */
  readonly amount: Cents;
  /** as the bank or courier wrote it */
  readonly text: string;
  /** who sent the money; '' where it is unknown */
  readonly payer: string;
  /** of the bank; '' where it gives none */
  readonly reference: string;
  /** of the parcel, for couriers alone */
  readonly tracking: string;
};

/** A file as it was read. */
export type ReadStatement = {
  readonly format: 'csv' | 'camt';
  /** IBAN of the account; '' where the file does not name it */
  readonly account: string;
  readonly payments: readonly ReadPayment[];
  /** lines that are no credit: debits, booked later, other currencies */
  readonly passedOver: number;
  /** lines of the file, from 1, that look like a movement and could not be read */
  readonly unread: readonly number[];
};

/** Why a file cannot be read. */
export const statementProblems = [
  'expired',
  'no-file',
  'empty',
  'too-large',
  'wrong-type',
  'old-excel',
  'too-many-rows',
  'broken',
  'no-heading',
  'no-payments',
  'no-courier',
] as const;
export type StatementProblem = (typeof statementProblems)[number];

/** Largest file, in bytes, and most lines of it. */
export const mostStatementBytes = 5 * 1024 * 1024;
export const mostStatementRows = 10_000;

export const longestText = 600;
export const longestName = 140;

/** A text of a bank on one line, without what cannot be shown or stored. */
export const tidyStatementText = (text: string, most = longestText) =>
  text.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim().slice(0, most);
