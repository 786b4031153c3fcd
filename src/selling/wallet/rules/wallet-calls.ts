import type { WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';

/** The reply of every wallet call; a failed call has a reason (wire 3.0). */
export type WalletReply<T = null> =
  | { readonly success: true; readonly data?: T }
  | { readonly success: false; readonly data: WalletFailure };

export type WalletFailure = {
  readonly name: string;
  readonly message: string;
  readonly code: number;
  readonly details: readonly string[];
  /** of a checkout form: a message for each faulty field */
  readonly errors?: readonly string[];
  /** the same with the fields that they are about */
  readonly problems?: readonly CheckoutProblem[];
  /** the summary is out of date */
  readonly refresh?: boolean;
};

/** The code of a failure whose message is shown unchanged (wire 3.1). */
export const unsupportedCardCode = 100;

export const walletContexts = ['product', 'cart', 'mini-cart', 'checkout', 'pay-now'] as const;

/** The address of a call. */
export const walletAddress = ({ wallet }: Pick<WirePrefixes, 'wallet'>, call: string) =>
  `/?wc-ajax=${wallet}-${call}`;
