import type { ProviderMethodId } from '#selling/payments/rules/payment-methods.ts';

/** A payment method that a customer has stored with a provider, as pages show it. */
export type SavedMethod = {
  readonly id: number;
  readonly method: ProviderMethodId;
  /** of a card, in lower case; '' for none */
  readonly brand: string;
  readonly lastDigits: string;
  /** the last month in which a card is valid, such as `2029-04`; '' for none */
  readonly expires: string;
  /** of a wallet: the address of its account */
  readonly email: string;
  readonly isDefault: boolean;
  readonly isExpired: boolean;
  /** it can be charged now */
  readonly isOffered: boolean;
};

/** What a form offers to pay with by one method, the default first; and whether a new one may be stored. */
export type SavedMethodsOffer = { readonly methods: readonly SavedMethod[]; readonly maySave: boolean };

/** The fields of a method's stored ones and of storing a new one, as third-party clients name them. */
export const savedMethodField = (method: string) => `wc-${method}-payment-token`;
export const saveMethodField = (method: string) => `wc-${method}-new-payment-method`;

/** The value for paying without a stored method. */
export const newMethod = 'new';

type Fields = Readonly<Record<string, string | undefined>>;

/**
 * The id of the stored method that a form chooses; null where it chooses none, 0 for what is no id. Clients of the Store API may name it as `token`
 * with `isSavedToken` instead.
 */
export function chosenSavedMethod(fields: Fields, method: string): number | null {
  const value = fields[savedMethodField(method)] ?? (isSaid(fields.isSavedToken) ? (fields.token ?? '') : '');
  if (value === '' || value === newMethod) return null;
  return Number(/^\d{1,9}$/.exec(value)?.[0] ?? 0);
}

/** Whether a form wants the method stored that it pays with. */
export const wantsToSave = (fields: Fields, method: string) => isSaid(fields[saveMethodField(method)]);

const isSaid = (value = '') => !['', '0', 'false'].includes(value);

/** Whether a card cannot be charged any more: it is valid to the end of its month. */
export function isExpired(expires: string, now: Date): boolean {
  return expires !== '' && expires < now.toISOString().slice(0, 7);
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** The name of a brand as people write it. */
export const brandName = (brand: string) => brands[brand] ?? brand.slice(0, 1).toUpperCase() + brand.slice(1);

/** `04/29` */
export const shownExpiry = (expires: string) => `${expires.slice(5)}/${expires.slice(2, 4)}`;

/** The fields of the account page's forms. */
export const savedMethodFields = {
  nonce: 'saved_methods_nonce',
  remove: 'remove_method',
  choose: 'choose_method',
} as const;

/** The action of the nonce of the account page's forms. */
export const savedMethodsAction = 'saved-payment-methods';
export const savedMethodsPath = '/my-account/payment-methods/';

/** The address of the account to which a provider sends its customer back from storing a method. */
export const setupParameter = 'setup';
export const setupReturnPath = (key: string) => `${savedMethodsPath}?${setupParameter}=${key}`;
