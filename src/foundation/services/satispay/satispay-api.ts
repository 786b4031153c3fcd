import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';

/** A payment as Satispay has it; a refund is one as well, from the shop to the buyer. `amount` in cents. */
export type SatispayPayment = {
  readonly id: string;
  readonly status: 'PENDING' | 'AUTHORIZED' | 'ACCEPTED' | 'CANCELED';
  /** nobody accepted it in time */
  readonly expired: boolean;
  readonly amount: number;
  readonly currency: string;
  /** the page that it is paid on; null where it has none */
  readonly pageUrl: string | null;
  /** who pays, as far as Satispay says: a first name and an initial */
  readonly sender: string;
  /** the shop's key of a refund, '' for another payment */
  readonly refundKey: string;
  /** as the provider sent it */
  readonly raw: Readonly<Record<string, unknown>>;
};

export type SatispayPaymentToCreate = {
  readonly key: string;
  readonly amount: number;
  /** shown to the buyer in the app, and in the reports of the shop */
  readonly reference: string;
  /** called when the payment changes; `{uuid}` stands for its id */
  readonly callbackUrl: string;
  /** where the buyer comes back to */
  readonly redirectUrl: string;
};

/** Satispay: payments are created, accepted by the buyer in the app, which takes the money, and given back by payments of their own. */
export type SatispayApi = {
  /** whether the key is known; moves nothing */
  authorize(): Promise<ProviderAnswer<null>>;
  createPayment(payment: SatispayPaymentToCreate): Promise<ProviderAnswer<SatispayPayment>>;
  getPayment(id: string): Promise<ProviderAnswer<SatispayPayment>>;
  /** refused for one that is not pending any more */
  cancelPayment(id: string): Promise<ProviderAnswer<SatispayPayment>>;
  refundPayment(
    id: string,
    refund: { readonly amount: number; readonly key: string; readonly reference: string },
  ): Promise<ProviderAnswer<SatispayPayment>>;
  /** a text that only the holder of the private key can make of another, such as the token of an address */
  seal(text: string): string;
};
