import type { NoticeMessage, ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { PurchaseUnit } from '#foundation/payment-provider/rules/purchase-unit.ts';

/** Money that was taken; `amount` in cents. */
export type PaypalCapture = {
  readonly id: string;
  readonly status:
    | 'COMPLETED'
    | 'DECLINED'
    | 'PARTIALLY_REFUNDED'
    | 'PENDING'
    | 'REFUNDED'
    | 'REVERSED'
    | 'FAILED';
  readonly amount: number;
  readonly currency: string;
};

/** Money that was given back, or is to be; `amount` in cents. `customId` is the shop's own key of it, '' for what was made over there. */
export type PaypalRefund = {
  readonly id: string;
  readonly status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  readonly amount: number;
  readonly currency: string;
  readonly customId: string;
};

/** How a card was checked, in the provider's one-character codes (wire 3.4); `''` where it says nothing. */
export type CardCheck = {
  readonly brand: string;
  readonly liabilityShift: string;
  readonly enrollment: string;
  readonly authentication: string;
};

/** Where the buyer wants the goods, as the provider knows it. */
export type PaypalAddress = {
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
};

/** A payment method in the provider's vault; of a card brand, last digits and expiry, of the wallet its email address. */
export type PaypalToken = {
  readonly id: string;
  readonly customerId: string;
  readonly source: 'wallet' | 'card';
  readonly brand: string;
  readonly lastDigits: string;
  /** `2029-04` */
  readonly expiry: string;
  readonly email: string;
};

/** What becomes a payment token once the customer has entered and approved it. */
export type PaypalSetup = {
  readonly id: string;
  readonly customerId: string;
  /** where the customer approves it; null where nothing is to be approved there */
  readonly approveUrl: string | null;
};

/** The provider's order. */
export type PaypalOrder = {
  readonly id: string;
  readonly status: 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  /** where the buyer approves it; null once that is done */
  readonly approveUrl: string | null;
  /** in cents */
  readonly amount: number;
  readonly currency: string;
  readonly payer: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly shipping: PaypalAddress | null;
  readonly card: CardCheck | null;
  /** the payment token that was made with it; null while there is none */
  readonly stored: PaypalToken | null;
  readonly captures: readonly PaypalCapture[];
  readonly refunds: readonly PaypalRefund[];
  /** as the provider sent it */
  readonly raw: Readonly<Record<string, unknown>>;
};

/** An order that the provider is to make. */
export type OrderToCreate = {
  /** the same one sent twice makes the same order */
  readonly requestId: string;
  readonly source: 'wallet' | 'card' | 'applepay' | 'googlepay';
  /** of a card, where it is known already */
  readonly cardholder: string;
  readonly locale: string;
  readonly brandName: string;
  /** where the buyer comes back to, having approved or not */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** `shop`: the address in the unit; `wallet`: the buyer chooses one over there; `none`: nothing is sent */
  readonly shipFrom: 'shop' | 'wallet' | 'none';
  readonly unit: PurchaseUnit;
  /** the method is stored with the first payment, for this customer of the provider's; '' for a new one */
  readonly saveFor?: string;
  /** the payment token that pays: the money is taken at once */
  readonly token?: string;
};

/** A method that the provider is to store without a purchase. */
export type SetupToCreate = Pick<
  OrderToCreate,
  'requestId' | 'source' | 'locale' | 'brandName' | 'returnUrl' | 'cancelUrl'
> & {
  /** of the provider's; '' for a new one */
  readonly customerId: string;
};

/** The service that moves the money: orders are created, approved by the buyer on its pages, and captured. */
export type PaypalApi = {
  /** public; names the shop to the provider's scripts */
  readonly clientId: string;
  /** whether the provider knows the shop by its credentials */
  authorize(): Promise<ProviderAnswer<null>>;
  /** a token for the provider's scripts; `seconds` for which it holds */
  clientToken(): Promise<ProviderAnswer<{ readonly token: string; readonly seconds: number }>>;
  createOrder(order: OrderToCreate): Promise<ProviderAnswer<PaypalOrder>>;
  getOrder(id: string): Promise<ProviderAnswer<PaypalOrder>>;
  /** replaces what is to be paid */
  changeOrder(id: string, unit: PurchaseUnit): Promise<ProviderAnswer<null>>;
  /** a retry with the same `requestId` takes the money once */
  capture(id: string, requestId: string): Promise<ProviderAnswer<PaypalOrder>>;
  /** gives back cents of a capture in euro; a retry with the same `requestId`, by which it knows the refund later on, gives once */
  refund(
    captureId: string,
    refund: { readonly amount: number; readonly requestId: string; readonly note: string },
  ): Promise<ProviderAnswer<PaypalRefund>>;
  getRefund(id: string): Promise<ProviderAnswer<PaypalRefund>>;
  createSetup(setup: SetupToCreate): Promise<ProviderAnswer<PaypalSetup>>;
  /** makes a payment token of an approved setup; a retry with the same `requestId` makes one */
  createToken(setupId: string, requestId: string): Promise<ProviderAnswer<PaypalToken>>;
  hasToken(id: string): Promise<ProviderAnswer<boolean>>;
  /** succeeds as well where there is none any more */
  deleteToken(id: string): Promise<ProviderAnswer<null>>;
  /** whether a message comes from the provider */
  isGenuine(message: Pick<NoticeMessage, 'headers' | 'body'>): Promise<ProviderAnswer<boolean>>;
};
