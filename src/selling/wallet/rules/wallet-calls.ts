import type { WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';

/** What every call of the payment provider answers with; a call that failed says why (wire 3.0). */
export type WalletReply<T = null> =
  | { readonly success: true; readonly data?: T }
  | { readonly success: false; readonly data: WalletFailure };

export type WalletFailure = {
  readonly name: string;
  readonly message: string;
  readonly code: number;
  readonly details: readonly string[];
  /** of a checkout form: a sentence for each faulty field */
  readonly errors?: readonly string[];
  /** the summary is out of date */
  readonly refresh?: boolean;
};

/** The code of a failure whose sentence is shown as it stands (wire 3.1). */
export const unsupportedCardCode = 100;

/** What a script needs to pay from a page: without anything of a card (PAY-01, PAY-02). */
export type WalletConfig = {
  readonly currency: 'EUR';
  readonly locale: 'it_IT';
  readonly intent: 'capture';
  readonly client_id: string;
  readonly context: WalletContext;
  readonly order_id: number;
  readonly productType: string | null;
  readonly needShipping: boolean;
  readonly vaultingEnabled: false;
  readonly can_save_vault_token: false;
  readonly subscriptions_enabled: false;
  readonly cart_contains_subscription: false;
  readonly user: {
    readonly id: number;
    readonly is_logged: boolean;
    readonly has_wc_card_payment_tokens: boolean;
  };
  /** where the buyer reviews and confirms */
  readonly redirect: string;
  /** leads from the cart to the provider; null where this cart is not paid so */
  readonly pay_link: string | null;
  readonly ajax: Readonly<Record<string, { readonly endpoint: string; readonly nonce: string }>>;
  readonly button: {
    readonly style: { readonly layout: 'vertical'; readonly color: 'gold'; readonly shape: 'rect' };
    readonly mini_cart_style: {
      readonly layout: 'vertical';
      readonly color: 'gold';
      readonly shape: 'rect';
      readonly height: 35;
    };
  };
  readonly separate_buttons: {
    readonly card: { readonly style: { readonly color: 'black' } };
  };
  readonly disabled_funding: readonly string[];
  readonly enabled_funding: readonly string[];
  readonly hosted_fields: {
    readonly valid_cards: readonly string[];
    readonly contingency: 'SCA_WHEN_REQUIRED';
    readonly labels: Readonly<Record<string, string>>;
  };
  readonly messages: { readonly amount: string | null };
  readonly simulate_cart: { readonly enabled: true; readonly throttling: 5000 };
  readonly early_checkout_validation_enabled: true;
  readonly final_review_enabled: true;
  readonly labels: { readonly error: Readonly<Record<string, string>> };
};

export const walletContexts = ['product', 'cart', 'mini-cart', 'checkout', 'pay-now'] as const;
export type WalletContext = (typeof walletContexts)[number];

/** The address of a call. */
export const walletAddress = ({ wallet }: Pick<WirePrefixes, 'wallet'>, call: string) =>
  `/?wc-ajax=${wallet}-${call}`;
