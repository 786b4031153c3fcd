import type { PaymentAdapter } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { ProviderMethodId } from '#selling/payments/rules/payment-methods.ts';

/** The calls of an adapter; `pay` is the one by which the shop learns of the money: the capture, or asking where the approval takes it. */
export type PeerCall = 'start' | 'fetch' | 'pay' | 'refund' | 'notice';

/** `unheard`: it is done and the answer is lost. The others do nothing. */
export type PeerTrouble = 'unheard' | 'hangs' | 'fails' | 'busy' | 'garbled' | 'refused';

/** What the provider has taken for a payment: cents, and how often. */
export type PeerMoney = { readonly amount: number; readonly currency: string; readonly times: number };

/**
 * What a protocol does not have: money that is examined, or declined, after the buyer's yes; a word about refunds that the merchant makes there;
 * notices about which the provider is asked before they are believed.
 */
export type PeerLack = 'examined' | 'declined' | 'refunds-by-merchant' | 'checked-notices';

/** Methods that customers have stored there, by their tokens. */
export type PeerVault = {
  /** what the customer's bank does when a method is charged */
  bank(token: string, does: 'asks' | 'declines'): void;
  /** somebody deletes a method there */
  forget(token: string): void;
  has(token: string): boolean;
  /** the provider's notice that a method was deleted there; the same one with the same id */
  deleted(token: string, noticeId?: string): Request;
  /** questions about stored methods are not answered until the peer is up */
  silent(): void;
  /** the customer agrees to a setup */
  agree(setupId: string): void;
};

/** A provider on this machine, with switches for what goes wrong. The cases of this folder run against each. */
export type PaymentPeer = {
  readonly name: string;
  /** the payment method that it carries out */
  readonly method: ProviderMethodId;
  readonly adapter: PaymentAdapter;
  readonly lacks: readonly PeerLack[];
  /** the next calls of a kind go wrong, as often as said */
  trouble(call: PeerCall, kind: PeerTrouble, times?: number): void;
  /** everything goes wrong until it is up */
  down(): void;
  up(): void;
  /** the money of the next payment is examined, or declined after the approval */
  nextMoney(is: 'pending' | 'declined'): void;
  /** what becomes of examined money */
  decide(id: string, as: 'captured' | 'declined'): void;
  /** the buyer agrees at the provider, or gives up there */
  approve(id: string): void;
  giveUp(id: string): void;
  money(id: string): PeerMoney;
  /** makes the taken money another amount, or another currency */
  alter(id: string, money: { readonly amount?: number; readonly currency?: string }): void;
  /** cents of the refunds of a payment, those made at the provider as well; failed ones not counted */
  given(id: string): readonly number[];
  /** how the next refund goes, and what becomes of one that is carried out slowly */
  nextRefund(is: 'pending' | 'failed'): void;
  decideRefund(as: 'done' | 'failed'): void;
  refundByMerchant(id: string, cents: number): void;
  /** a genuine notice about a payment; the same one with the same id */
  notice(id: string, noticeId?: string): Request;
  /** a notice about a payment that somebody else has made up */
  forged(id: string): Request;
  /** keys of the calls of a kind, in order */
  keys(call: 'start' | 'pay' | 'refund'): readonly string[];
  /** absent where the protocol stores no methods */
  readonly vault?: PeerVault;
  /** how many payments the provider knows */
  payments(): number;
  close(): Promise<void>;
};
