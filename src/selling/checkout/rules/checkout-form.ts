import { checkInvoice, type InvoiceProblem } from '#customers/invoices/rules/check-invoice.ts';
import type { InvoiceData } from '#customers/invoices/rules/invoice-data.ts';
import { readInvoice } from '#customers/invoices/rules/read-invoice.ts';
import {
  type PostedRegistration,
  postedRegistration,
} from '#customers/registration/rules/registration-answers.ts';
import type { RegistrationProblem } from '#customers/registration/rules/registration-problem.ts';
import {
  type Address,
  type AddressKind,
  type BillingAddress,
  emptyBillingAddress,
} from '#foundation/addresses/rules/address.ts';
import type { AddressProblem } from '#foundation/addresses/rules/address-problems.ts';
import { checkAddress } from '#foundation/addresses/rules/check-address.ts';
import { normaliseAddress, normaliseBillingAddress } from '#foundation/addresses/rules/normalise-address.ts';
import {
  addressFromWire,
  billingAddressFromWire,
  type PostedFields,
  wireFromForm,
} from '#foundation/addresses/rules/wire-address.ts';
import { readVatNumber } from '#pricing/vat/rules/read-vat-number.ts';
import { wholeVatNumber } from '#pricing/vat/rules/vat-number.ts';
import {
  attributionFromForm,
  type OrderAttribution,
} from '#selling/orders/rules/attribution/order-attribution.ts';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';

const longestNote = 2000;

/** A checkout form (wire 2.1, checkout); without a shipping address the goods go to the billing address. */
export type CheckoutForm = {
  readonly billing: BillingAddress;
  readonly shipToDifferent: boolean;
  readonly shipping: Address;
  readonly note: string;
  readonly paymentMethod: string;
  readonly termsAccepted: boolean;
  /** id of the shipping rate; null or absent where the form does not say */
  readonly shippingMethod?: string | null;
  /** the cart's hash at the moment when the buyer saw the summary; null when the form does not say */
  readonly cartSeen: string | null;
  /** the invoice data; null or absent where no invoice is requested */
  readonly invoice?: InvoiceData | null;
  /** an account is to be made with the order; its password travels beside the form (CHK-02) */
  readonly createsAccount?: boolean;
  /** answers to the fields of the registration role; absent where the entry point has no such fields (CHK-03) */
  readonly registration?: PostedRegistration;
  /** the entry point has no field for a VAT number: the one that was validated for the cart counts */
  readonly vatOfCart?: true;
  /** the goods are handed over at the counter: nobody's name and address is required */
  readonly handedOver?: true;
  /** where the visit came from; not typed by the buyer */
  readonly attribution?: OrderAttribution;
  /** the body of this request, where other parts were stored by earlier ones: a repeat of it is the same form */
  readonly request?: string;
};

export type NewAccountProblem =
  | 'password-missing'
  | 'password-too-long'
  | 'password-weak'
  | 'email-taken'
  | 'busy';

/** Why a form cannot become an order, without regard to the cart. */
export type FormProblem =
  | { readonly code: 'address'; readonly kind: AddressKind; readonly problem: AddressProblem }
  | { readonly code: 'invoice'; readonly problem: InvoiceProblem }
  /** the register of the member states does not know the number */
  | { readonly code: 'vat-refused' }
  | { readonly code: 'account'; readonly problem: NewAccountProblem }
  | { readonly code: 'registration'; readonly problem: RegistrationProblem }
  | { readonly code: 'note-too-long'; readonly limit: number }
  | { readonly code: 'terms-not-accepted' };

const isTicked = (value: string | undefined) =>
  value !== undefined && value !== '' && value !== '0' && value !== 'false';

function addressOf({ email: _, ...address }: BillingAddress): Address {
  return address;
}

/** Reads the posted checkout form; fields that are missing are empty. `buysAsCompany`: it is that of a business customer (VAT-11). */
export function readCheckoutForm(form: PostedFields, buysAsCompany = false): CheckoutForm {
  const billing = normaliseBillingAddress(
    billingAddressFromWire(wireFromForm(form, 'billing'), emptyBillingAddress),
  );
  const shippingMethod = form[shippingMethodField] || null;
  // Goods that are collected need no shipping address.
  const isCollected = shippingMethod !== null && isPickupRate(shippingMethod);
  const shipToDifferent = !isCollected && isTicked(form.ship_to_different_address);
  return {
    billing,
    shipToDifferent,
    shipping: shipToDifferent
      ? normaliseAddress(addressFromWire(wireFromForm(form, 'shipping')))
      : addressOf(billing),
    note: (form.order_comments ?? '').trim(),
    paymentMethod: form.payment_method ?? '',
    termsAccepted: isTicked(form.terms),
    shippingMethod,
    cartSeen: form.cart_hash_seen ?? null,
    createsAccount: isTicked(form.createaccount),
    registration: postedRegistration(form),
    invoice: invoiceFor(readInvoice(form, buysAsCompany), billing.country),
    attribution: attributionFromForm(form),
  };
}

/** The VAT number in the register's format, for Italy without the prefix IT; an unreadable one stays as typed. */
export function invoiceFor(invoice: InvoiceData | null, country: string): InvoiceData | null {
  const read = invoice && readVatNumber(invoice.vatNumber, country);
  if (!invoice || !read?.ok) return invoice;
  const { prefix, number } = read.number;
  return { ...invoice, vatNumber: prefix === 'IT' ? number : wholeVatNumber(read.number) };
}

/** All problems of a form, in the order of its fields; `vatCountries` ask businesses for a VAT number (CHK-13, PAY-31, PAY-33, VAT-11). */
export function checkCheckoutForm(
  form: CheckoutForm,
  vatCountries?: readonly string[],
): readonly FormProblem[] {
  const problems = checkAddress(form.billing, { kind: 'billing' })
    .filter(({ code }) => !(form.handedOver && code === 'required'))
    .map((problem): FormProblem => ({ code: 'address', kind: 'billing', problem }));
  if (form.invoice) {
    for (const problem of checkInvoice(form.invoice, form.billing.country, vatCountries)) {
      problems.push({ code: 'invoice', problem });
    }
  }
  if (form.shipToDifferent) {
    for (const problem of checkAddress(form.shipping, { kind: 'shipping' })) {
      problems.push({ code: 'address', kind: 'shipping', problem });
    }
  }
  if (form.note.length > longestNote) problems.push({ code: 'note-too-long', limit: longestNote });
  if (!form.termsAccepted) problems.push({ code: 'terms-not-accepted' });
  return problems;
}
