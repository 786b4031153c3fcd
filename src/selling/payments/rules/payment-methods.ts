import { tillCard, tillCash } from './methods/at-till.ts';
import { bankTransfer } from './methods/bank-transfer.ts';
import { cashOnDelivery } from './methods/cash-on-delivery.ts';
import { nexi } from './methods/nexi.ts';
import { onCredit } from './methods/on-credit.ts';
import { orderApproval } from './methods/order-approval.ts';
import { paymentLink } from './methods/payment-link.ts';
import { type PaymentMethod, usual } from './methods/payment-method.ts';
import { card, wallet } from './methods/paypal.ts';
import { satispay } from './methods/satispay.ts';

/** Every way of paying by its id on the wire, in the order of the form. */
const table = {
  bacs: bankTransfer,
  cod: cashOnDelivery,
  credit: onCredit,
  wallet,
  card,
  satispay,
  nexi,
  approval: orderApproval,
  'payment-link': paymentLink,
  'till-cash': tillCash,
  'till-card': tillCard,
} as const satisfies Readonly<Record<string, PaymentMethod>>;

type Table = typeof table;
export type PaymentMethodId = keyof Table;
export const paymentMethods: Readonly<Record<PaymentMethodId, PaymentMethod>> = table;

/** All ids that an order may have as its payment method. */
export const cartMethodIds = Object.keys(table) as readonly PaymentMethodId[];
/** The methods by which an order is actually paid. */
export const paymentMethodIds = cartMethodIds.filter((id) => !paymentMethods[id].awaitsApproval);

/** The methods of which the courier collects the money. */
export const collectedMethodIds = paymentMethodIds.filter((id) => paymentMethods[id].collectedByCourier);

/** The properties of the method with a stored id; the defaults for an unknown one. */
export function paymentMethodOf(id: string): PaymentMethod {
  return Object.hasOwn(table, id) ? table[id as PaymentMethodId] : usual;
}

export type ProviderMethodId = {
  [Id in PaymentMethodId]: Table[Id] extends { readonly provider: object } ? Id : never;
}[PaymentMethodId];

/** The method of the wallet's buttons, links and instalments. */
export const walletMethod = 'wallet' satisfies ProviderMethodId;
/** The method of the separate card button. */
export const cardMethod = 'card' satisfies ProviderMethodId;
/** The provider of wallet and card, for which clients of others have scripts. */
export const walletProvider = table.wallet.provider.code;

/** Whether the payment provider carries a method out. */
export function isProviderMethod(method: string): method is ProviderMethodId {
  return paymentMethodOf(method).provider !== undefined;
}
