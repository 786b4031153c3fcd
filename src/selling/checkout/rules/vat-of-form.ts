import type { SavedAddresses } from '#customers/accounts/rules/stored-addresses.ts';
import { emptyInvoice } from '#customers/invoices/rules/invoice-data.ts';
import { readVatNumber } from '#pricing/vat/rules/read-vat-number.ts';
import type { VatFieldStatus } from '#pricing/vat/rules/vat-field.ts';
import { wholeVatNumber } from '#pricing/vat/rules/vat-number.ts';
import type { CartVat } from '#selling/cart/rules/cart-state.ts';
import type { CheckoutForm } from './checkout-form.ts';

type SaidOfVat = { readonly vat?: { readonly vat?: string; readonly country: string } };

/** The VAT number and country in a typed form, or in the address that the form starts with (VAT-10). */
export function vatSaid(typed: CheckoutForm | null, saved: SavedAddresses | null): SaidOfVat {
  if (typed) return { vat: { vat: typed.invoice?.vatNumber ?? '', country: typed.billing.country } };
  return saved?.billing ? { vat: { country: saved.billing.country } } : {};
}

/** The form with the VAT number that was validated for the cart, so that it survives a reload of the page. */
export function withVatOf(form: CheckoutForm, vat: CartVat | undefined): CheckoutForm {
  if (!vat || vat.country !== form.billing.country) return form;
  const known = form.invoice ?? { ...emptyInvoice, company: form.billing.company };
  return { ...form, invoice: { ...known, kind: 'business', vatNumber: vat.number } };
}

/** Whether the number of a form is the one that was validated for the cart. */
export function vatStatusOf({ invoice, billing }: CheckoutForm, vat: CartVat | undefined): VatFieldStatus {
  const read = invoice && readVatNumber(invoice.vatNumber, billing.country);
  const isValidated = read?.ok === true && vat !== undefined && vat.answer !== 'invalid';
  const isSame = isValidated && vat.country === billing.country && wholeVatNumber(read.number) === vat.number;
  return isSame ? 'valid' : 'unchecked';
}
