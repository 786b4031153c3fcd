import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';

/** Something that was done with an order at Nexi, or tried; `amount` in cents. */
export type NexiOperation = {
  readonly id: string;
  readonly type: string;
  readonly result: string;
  readonly amount: number;
  readonly currency: string;
};

/** An order at Nexi with its operations, the oldest first; amounts in cents. */
export type NexiOrder = {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  /** taken so far */
  readonly captured: number;
  readonly operations: readonly NexiOperation[];
  /** as the provider sent it */
  readonly raw: Readonly<Record<string, unknown>>;
};

export type NexiOrderToStart = {
  readonly id: string;
  readonly amount: number;
  readonly description: string;
  /** shown in Nexi's back office */
  readonly note: string;
  readonly language: 'ita' | 'eng';
  readonly resultUrl: string;
  readonly cancelUrl: string;
  readonly notificationUrl: string;
};

/** Nexi XPay with an API key (NPG): orders are paid on its own page, which takes the money, and given back by operation. */
export type NexiApi = {
  /** whether the key is known; moves nothing */
  authorize(): Promise<ProviderAnswer<null>>;
  /** `securityToken` comes back with each notification about the order */
  startOnPage(
    order: NexiOrderToStart,
  ): Promise<ProviderAnswer<{ readonly pageUrl: string; readonly securityToken: string }>>;
  /** null where nobody has tried to pay it yet */
  getOrder(id: string): Promise<ProviderAnswer<NexiOrder | null>>;
  /** the id of the operation that gives money back */
  refund(
    operationId: string,
    refund: { readonly amount: number; readonly key: string; readonly note: string },
  ): Promise<ProviderAnswer<string>>;
  getOperation(id: string): Promise<ProviderAnswer<NexiOperation>>;
};
