import type { Cents } from '#foundation/money/rules/cents.ts';
import {
  idFilter,
  type ListFilter,
  listQuery,
  type QueryOf,
  wordsFilter,
} from '#foundation/records/rules/list-query.ts';
import type { OrderToMatch, Proposal } from './matching/propose-orders.ts';
import type { StatementKind } from './statements/columns.ts';

/** Whether a payment waits for its order, was matched with one, or was set aside. */
export const paymentStates = ['open', 'matched', 'aside'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A credit of the bank, or a parcel of a courier's remittance, as staff see it. */
export type IncomingPayment = {
  readonly id: number;
  readonly kind: StatementKind;
  /** `YYYY-MM-DD` */
  readonly valuedOn: string;
  readonly amount: Cents;
  readonly text: string;
  readonly payer: string;
  readonly tracking: string;
  readonly state: PaymentState;
  readonly reason: string;
  /** who matched it or set it aside, and when in ISO 8601; null while it is open */
  readonly decided: { readonly by: string; readonly at: string } | null;
  /** of an open one; null where nothing fits */
  readonly proposal: Proposal | null;
  /** orders that its text names and that are paid already */
  readonly settled: readonly OrderToMatch[];
  /** the orders that it was matched with, and how much went to each */
  readonly shares: readonly {
    readonly orderId: number;
    readonly number: number;
    readonly amount: Cents;
    readonly settles: boolean;
  }[];
};

/** A file as staff see it. */
export type Statement = {
  readonly id: number;
  readonly kind: StatementKind;
  readonly fileName: string;
  /** IBAN, or the courier */
  readonly account: string;
  readonly newCount: number;
  /** read from an earlier file */
  readonly knownCount: number;
  readonly passedOver: number;
  readonly unread: readonly number[];
  /** ISO 8601 */
  readonly at: string;
  readonly by: string;
  /** how many of its payments wait */
  readonly openCount: number;
  /** none of its payments was matched or set aside */
  readonly mayBeDeleted: boolean;
};

/** Which payments are wanted. */
export const incomingPaymentsList = listQuery('incoming-payments', {
  state: {
    param: 'state',
    read: (text) => (text === '' ? 'open' : paymentStates.find((state) => state === text)),
    write: (state) => (state === 'open' ? '' : state),
  } satisfies ListFilter<PaymentState>,
  statement: idFilter('statement'),
  words: wordsFilter(),
});
export type IncomingPaymentsQuery = QueryOf<typeof incomingPaymentsList.filters>;

export const paymentsPerPage = 25;

/** What the page of incoming payments shows. */
export type IncomingPaymentsPage = {
  readonly payments: readonly IncomingPayment[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly query: IncomingPaymentsQuery;
  /** by state, of the statement where one is wanted */
  readonly counts: Readonly<Record<PaymentState, number>>;
  /** how many open ones may be confirmed unseen */
  readonly certain: number;
  readonly statement: Statement | null;
  readonly statements: readonly Statement[];
};

/** The nonce action of the pages of incoming payments. */
export const incomingPaymentsAction = 'staff-incoming-payments';

export const uploadPath = '/staff/incoming-payments/upload/';
export const owedByCouriersPath = '/staff/incoming-payments/couriers/';
export const uploadFields = { nonce: '_wpnonce', kind: 'kind', courier: 'courier', file: 'file' } as const;

export const longestReason = 300;

/** What was done, as the next page says it. */
export const paymentActionsDone = [
  'matched',
  'part',
  'aside',
  'opened',
  'undone',
  'deleted',
  'read',
  'certain',
] as const;
export type PaymentActionDone = (typeof paymentActionsDone)[number];

/** Why nothing was done. */
export type SettleProblem =
  | {
      readonly code:
        | 'expired'
        | 'gone'
        | 'no-order'
        | 'too-many-orders'
        | 'reason'
        | 'reason-too-long'
        | 'nothing-certain';
    }
  | {
      readonly code:
        | 'unknown-order'
        | 'nothing-due'
        | 'cannot-be-paid'
        | 'not-enough-stock'
        | 'insufficient-credit';
      readonly number: number;
    }
  /** an order went on since, so that the payment cannot be taken from it */
  | { readonly code: 'went-on'; readonly number: number }
  | {
      readonly code: 'differs';
      readonly due: Cents;
      readonly difference: Cents;
      readonly numbers: readonly number[];
    };
