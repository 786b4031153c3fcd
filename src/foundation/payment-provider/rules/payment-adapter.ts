import type { Address } from '#foundation/addresses/rules/address.ts';
import type { CardVerdict } from './judge-card.ts';
import type { ProviderCode } from './payment-providers.ts';
import type { PolicySources } from './policy-sources.ts';
import type { ProviderEnvironment } from './provider-connection.ts';
import type { Purchase } from './purchase.ts';

/**
 * Why a provider did not do what it was asked. `refused`: it answered clearly and nothing was done; `unanswered`: nobody knows whether it
 * was done, and the call must be repeated. `issue` is the provider's own word.
 */
export type ProviderFault = { readonly kind: 'refused' | 'unanswered'; readonly issue: string };

export type ProviderAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: ProviderFault };

/** What an adapter wants stored with an attempt, such as the token by which it recognises a notice. No secret of the shop, nothing of a card. */
export type AttemptMemo = Readonly<Record<string, string>>;

/** One attempt to pay, as shop and provider name it. */
export type PaymentRef = {
  readonly id: string;
  /** the key that it was started with */
  readonly key: string;
  readonly memo: AttemptMemo;
};

/** `shop`: the address in the purchase; `wallet`: the buyer chooses one at the provider; `none`: the goods are collected */
export type ShipFrom = 'shop' | 'wallet' | 'none';

export type PaymentToStart = {
  /** idempotency key of the attempt, a UUID: `start` repeated with it starts the same payment */
  readonly key: string;
  /** which of its payment methods, for a provider that has more than one */
  readonly source: string;
  readonly purchase: Purchase;
  readonly shipFrom: ShipFrom;
  /** of a card; '' where it is not known */
  readonly cardholder: string;
  /** the buyer types the card into the provider's fields on a page of the shop: only for an adapter with the address of a `script` */
  readonly inFields?: boolean;
  /** the buyer wants the method stored once it has paid; only for an adapter with a `vault` */
  readonly save?: {
    /** the provider's id of the customer; '' for one that it does not know yet */
    readonly customer: string;
  };
  readonly locale: 'it' | 'en';
  /** where the buyer comes back to, having paid or not */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** where the provider sends its notices about this payment */
  readonly noticeUrl: string;
};

/**
 * How a started payment goes on: on a page of the provider, in its fields on a page of the shop, by what the buyer is told to do, or not at all,
 * because the provider has decided.
 */
export type NextStep =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'fields' }
  | { readonly kind: 'instructions' }
  | { readonly kind: 'nothing' };

export type StartedPayment = {
  readonly id: string;
  /** what the provider collects, in cents of euro: another amount than asked for ends the attempt */
  readonly amount: number;
  readonly next: NextStep;
  readonly memo?: AttemptMemo;
};

/** Money that was taken; `amount` in cents, `issue` the provider's word for its state. */
export type ProviderCapture = {
  readonly id: string;
  readonly state: 'captured' | 'pending' | 'declined';
  readonly issue: string;
  readonly amount: number;
  readonly currency: string;
};

/** Money that was given back, or is to be; `amount` in cents. `key` is the shop's own of the refund, '' for one that was made at the provider. */
export type ProviderRefund = {
  readonly id: string;
  readonly state: 'done' | 'pending' | 'refused';
  readonly issue: string;
  readonly amount: number;
  readonly currency: string;
  readonly key: string;
};

/** A payment method that a customer has stored with the provider: what shows which one it is, never a number. */
export type StoredMethod = {
  readonly token: string;
  /** the provider's id of the customer; '' for none */
  readonly customer: string;
  /** which of the provider's payment methods it is, as in `PaymentToStart` */
  readonly source: string;
  /** of a card, in lower case; '' for none */
  readonly brand: string;
  readonly lastDigits: string;
  /** the last month in which a card is valid, such as `2029-04`; '' for none */
  readonly expires: string;
  /** of a wallet: the address of its account */
  readonly email: string;
};

/** How the provider knows a stored method. */
export type StoredRef = { readonly token: string; readonly memo: AttemptMemo };

export type SetupToBegin = Pick<PaymentToStart, 'key' | 'source' | 'locale' | 'returnUrl' | 'cancelUrl'> & {
  readonly shopName: string;
  /** the provider's id of the customer; '' for one that it does not know yet */
  readonly customer: string;
};

export type BegunSetup = {
  readonly id: string;
  readonly customer: string;
  readonly next: NextStep;
  readonly memo?: AttemptMemo;
};

/** Payment methods that customers store with the provider, and pay with later on. */
export type PaymentVault = {
  /** begins to store a method without a purchase */
  begin(setup: SetupToBegin): Promise<ProviderAnswer<BegunSetup>>;
  /** stores what the customer has entered and agreed to; the same key stores it once */
  finish(setup: PaymentRef): Promise<ProviderAnswer<StoredMethod>>;
  /** takes the money from a stored method at once, unless the buyer's bank wants to be asked; the same key takes it once */
  charge(payment: PaymentToStart, stored: StoredRef): Promise<ProviderAnswer<StartedPayment>>;
  /** whether the provider still has it */
  has(stored: StoredRef): Promise<ProviderAnswer<boolean>>;
  /** succeeds as well for one that the provider no longer has */
  remove(stored: StoredRef): Promise<ProviderAnswer<null>>;
  /** whether what was stored with this memo can be charged now */
  reaches(memo: AttemptMemo): boolean;
};

/** A payment as the provider has it now. Only this decides: notices, returns and answers of other calls are hints. */
export type ProviderPayment = {
  readonly id: string;
  /** `open`: the buyer has not decided; `approved`: nothing is taken yet; `taken`: the capture says more; `ended`: it can no longer be paid */
  readonly state: 'open' | 'approved' | 'taken' | 'ended';
  readonly amount: number;
  readonly currency: string;
  readonly payer: { readonly email: string; readonly firstName: string; readonly lastName: string };
  /** the address that the buyer chose at the provider, or that it was given */
  readonly shipTo: Address | null;
  /** whether the card is accepted; null where none was used */
  readonly card: CardVerdict | null;
  /** the newest one */
  readonly capture: ProviderCapture | null;
  readonly refunds: readonly ProviderRefund[];
  /** the method that the provider has stored with it; absent or null while there is none */
  readonly stored?: StoredMethod | null;
  /** as the provider sent it */
  readonly raw: Readonly<Record<string, unknown>>;
};

/** A message as it came. */
export type NoticeMessage = {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: string;
};

/** What a genuine message is about. */
export type Notice = {
  readonly kind: 'notice';
  /** the provider's id of the message, the same when it is sent twice; null where it has none */
  readonly id: string | null;
  /** in the provider's words */
  readonly event: string;
  /** of the account that it came for; absent where the adapter knows of one only */
  readonly environment?: ProviderEnvironment;
  readonly about:
    | { readonly payment: string }
    | { readonly capture: string }
    /** the token of a stored method that may be gone */
    | { readonly stored: string };
  /** what it must have in common with the memo of that payment to be genuine, such as a token; absent where that is known already */
  readonly memo?: AttemptMemo;
  /** the refund that it is about, `reported` as the message says where the provider does not return it by id */
  readonly refund?: { readonly id: string; readonly reported: ProviderRefund | null };
};

/** What the provider's script in the browser needs. */
export type ProviderScript = {
  /** where browsers fetch it, without parameters; '' where the shop runs none, and only clients of others use the rest */
  readonly address: string;
  /** what it needs in the policy of a page */
  readonly policy: PolicySources;
  /** Google's script for paying with Google Pay through the provider; absent where the shop runs none */
  readonly googlePay?: {
    readonly address: string;
    readonly environment: 'TEST' | 'PRODUCTION';
    readonly policy: PolicySources;
  };
  /** public; names the shop */
  readonly clientId: string;
  /** a token for one visitor; `seconds` for which it holds */
  token(): Promise<ProviderAnswer<{ readonly token: string; readonly seconds: number }>>;
};

/**
 * Translates between the shop and one provider, and does nothing else: attempts, keys, retries, reconciliation and emails are the shop's. Every call
 * ends within a bounded time and is safe to repeat with the same key. An ability that is absent hides what needs it.
 */
export type PaymentAdapter = {
  readonly code: ProviderCode;
  /** for how many days after a capture the provider refunds */
  readonly refundDays: number;
  /** it is switched off: nothing is started, and what was started goes on */
  readonly isClosed?: boolean;
  /** for how long the buyer may open the page of a started payment; absent for as long as the payment is open */
  readonly pageMinutes?: number;
  start(payment: PaymentToStart): Promise<ProviderAnswer<StartedPayment>>;
  fetch(ref: PaymentRef): Promise<ProviderAnswer<ProviderPayment>>;
  /** replaces what is to be paid, before it is taken; absent: another amount needs another payment */
  change?(ref: PaymentRef, purchase: Purchase): Promise<ProviderAnswer<null>>;
  /** takes the money of an approved payment; absent where the buyer's approval takes it */
  capture?(
    ref: PaymentRef,
    order: { readonly key: string; readonly purchase: Purchase; readonly found: ProviderPayment },
  ): Promise<ProviderAnswer<ProviderPayment>>;
  /** ends a payment that is not taken, or refuses because it is */
  cancel?(ref: PaymentRef, key: string): Promise<ProviderAnswer<ProviderPayment>>;
  /** gives back cents of a capture in euro */
  refund?(
    ref: PaymentRef,
    refund: {
      readonly captureId: string;
      readonly amount: number;
      readonly key: string;
      readonly note: string;
    },
  ): Promise<ProviderAnswer<ProviderRefund>>;
  /** one refund by its id; absent where `fetch` lists them all */
  fetchRefund?(ref: PaymentRef, refundId: string): Promise<ProviderAnswer<ProviderRefund>>;
  /** what a message says, once it is known to be the provider's; absent where there are none */
  readNotice?(
    message: NoticeMessage,
  ): Promise<ProviderAnswer<Notice | { readonly kind: 'malformed' | 'not-genuine' }>>;
  readonly script?: ProviderScript;
  /** absent where the provider stores no payment methods */
  readonly vault?: PaymentVault;
};

/** The adapters of the providers that are connected, by their codes. */
export type PaymentAdapters = Readonly<Partial<Record<ProviderCode, PaymentAdapter>>>;
