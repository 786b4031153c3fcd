import { invoiceProblemSentence } from '#customers/invoices/server/invoice-problem-sentence.ts';
import { registrationProblem } from '#customers/registration/server/registration-part.ts';
import type { AddressKind } from '#foundation/addresses/rules/address.ts';
import { addressProblemSentence } from '#foundation/addresses/server/address-problem-sentence.ts';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import type { PasswordsMessages } from '#messages/it/passwords.ts';
import type { StorefrontMessages } from '#messages/it/storefront.ts';
import type { Locale } from '#messages/locale.ts';
import { passwordsFor } from '#messages/passwords-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import { problemSentence } from '#selling/cart/rules/problem-sentence.ts';
import { creditSentence, paymentRefusalSentence } from '#selling/payments/server/payment-refusal-sentence.ts';
import type { CheckoutForm, FormProblem, NewAccountProblem } from '../rules/checkout-form.ts';
import type { PlaceOrderError } from './place-order.ts';

type Countries = Readonly<Record<AddressKind, { readonly country: string }>>;

/**
 * The messages for an order that was not placed: one per problem, each with the field that it is shown beside
 * (PAY-31, PAY-32, PAY-33, CHK-12). Given the form, a state has the name used in its country, such as province.
 */
export function checkoutProblems(
  words: StorefrontMessages,
  error: PlaceOrderError,
  form?: Pick<CheckoutForm, AddressKind>,
  locale: Locale = 'it',
): readonly CheckoutProblem[] {
  const { checkout } = words;
  switch (error.code) {
    case 'form':
      return formProblems(words, error.problems, form ?? atHome, locale);
    case 'cart-empty':
      return [{ field: null, text: checkout.emptyCart }];
    case 'may-not-buy':
      return [{ field: null, text: subaccountsFor(locale).mayNotBuy }];
    case 'cart-changed':
      return [{ field: null, text: checkout.errors.cartChanged }];
    case 'cart-problems':
      return cartProblems(words, error.problems);
    case 'no-shipping':
      return [{ field: null, text: checkout.errors.noShipping }];
    case 'shipping-gone':
      return [{ field: 'shipping_method', text: words.shipping.notOffered }];
    case 'payment-not-offered':
      return [{ field: 'payment_method', text: paymentRefusalSentence(error.refusal, locale) }];
    case 'payment-not-approved':
      return [{ field: 'payment_method', text: walletFor(locale).notApproved }];
    case 'insufficient-credit':
      return [{ field: 'payment_method', text: creditSentence(error.available, locale) }];
  }
}

export function cartProblems(
  words: StorefrontMessages,
  problems: readonly CartProblem[],
): readonly CheckoutProblem[] {
  return problems.map((problem) => ({ field: null, text: problemSentence(words, problem) }));
}

const atHome: Countries = { billing: { country: 'IT' }, shipping: { country: 'IT' } };

function formProblems(
  words: StorefrontMessages,
  problems: readonly FormProblem[],
  countries: Countries,
  locale: Locale,
): readonly CheckoutProblem[] {
  const said = problems.map((problem) =>
    problem.code === 'account'
      ? accountProblem(passwordsFor(locale), problem.problem)
      : problem.code === 'registration'
        ? registrationProblem(locale, problem.problem)
        : formProblem(words, problem, countries),
  );
  const isIncomplete = problems.some(
    (problem) => problem.code === 'address' && problem.problem.code === 'required',
  );
  return isIncomplete ? [{ field: null, text: words.checkout.errors.incomplete }, ...said] : said;
}

function accountProblem(
  { problems, accountTaken, accountBusy }: PasswordsMessages,
  problem: NewAccountProblem,
): CheckoutProblem {
  if (problem === 'email-taken') return { field: 'billing_email', text: accountTaken };
  if (problem === 'busy') return { field: null, text: accountBusy };
  return { field: 'account_password', text: problems[problem] };
}

function formProblem(
  words: StorefrontMessages,
  problem: Exclude<FormProblem, { code: 'account' | 'registration' }>,
  countries: Countries,
): CheckoutProblem {
  const { errors } = words.checkout;
  switch (problem.code) {
    case 'address':
      return addressProblemSentence(
        words.addresses,
        problem.kind,
        problem.problem,
        countries[problem.kind].country,
      );
    case 'invoice':
      return invoiceProblemSentence(words, problem.problem);
    case 'vat-refused':
      return { field: 'invoice_vat_number', text: words.vat.problems.refused };
    case 'note-too-long':
      return { field: 'order_comments', text: errors.noteTooLong(problem.limit) };
    case 'terms-not-accepted':
      return { field: 'terms', text: errors.termsNotAccepted };
  }
}
