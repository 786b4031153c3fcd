import {
  type Address,
  type AddressKind,
  type BillingAddress,
  emptyAddress,
  emptyBillingAddress,
} from '#foundation/addresses/rules/address.ts';
import { addressFields } from '#foundation/addresses/rules/address-fields.ts';
import type { AddressProblem } from '#foundation/addresses/rules/address-problems.ts';
import { checkAddress } from '#foundation/addresses/rules/check-address.ts';
import { normaliseAddress, normaliseBillingAddress } from '#foundation/addresses/rules/normalise-address.ts';
import {
  addressFromWire,
  billingAddressFromWire,
  type PartialWireAddress,
} from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import type { StorefrontMessages } from '#messages/it/storefront.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { checkoutProblems } from '#selling/checkout/server/checkout-problems.ts';
import type { ArgumentFault } from '../../fault-of-issue.ts';
import { invalidArguments } from '../../parse-arguments.ts';

type Sent = {
  readonly billing_address?: PartialWireAddress | undefined;
  readonly shipping_address?: PartialWireAddress | undefined;
};
type Known = { readonly billing: BillingAddress; readonly shipping: Address };
type Merged = { readonly billing: BillingAddress | undefined; readonly shipping: Address | undefined };

const faultCodes: Partial<Record<AddressProblem['code'], string>> = {
  'unknown-country': 'invalid_country',
  'unknown-state': 'invalid_state',
  'invalid-postcode': 'invalid_postcode',
  'invalid-phone': 'invalid_phone',
  'invalid-email': 'invalid_email',
};

/**
 * The addresses that were sent, merged over those known before. An invalid value is 400 `rest_invalid_param`; missing values are allowed
 * here, since only the order requires them (wire 1.1, Address).
 */
export function mergeAddresses(
  ctx: RequestContext,
  sent: Sent,
  known: Known,
): { ok: true; merged: Merged } | { ok: false; error: Response } {
  const words = messagesFor(ctx.visitor.audience.locale);
  const faults: Record<string, ArgumentFault> = {};
  const check = <T extends Address>(kind: AddressKind, given: PartialWireAddress, address: T): T => {
    const { sound, fault } = checked(words, kind, given, address);
    if (fault) faults[`${kind}_address`] = fault;
    return sound;
  };
  const { billing_address: bill, shipping_address: ship } = sent;
  const merged = {
    billing:
      bill && check('billing', bill, normaliseBillingAddress(billingAddressFromWire(bill, known.billing))),
    shipping: ship && check('shipping', ship, normaliseAddress(addressFromWire(ship, known.shipping))),
  };
  return Object.keys(faults).length > 0
    ? { ok: false, error: invalidArguments(ctx, faults) }
    : { ok: true, merged };
}

function checked<T extends Address>(
  words: StorefrontMessages,
  kind: AddressKind,
  given: PartialWireAddress,
  address: T,
): { sound: T; fault: ArgumentFault | null } {
  const problems = checkAddress(address, { kind }).filter(
    // An address without a country is not known to be wrong yet.
    ({ code, field }) => code !== 'required' && !(field === 'country' && address.country === ''),
  );
  const wireNameOf = (problem: AddressProblem) =>
    addressFields.find(({ name }) => name === problem.field)?.wireName ?? 'company';
  const wasSent = (problem: AddressProblem) => given[wireNameOf(problem)] !== undefined;
  const sent = problems.filter(wasSent);
  // A stored value that no longer fits what was sent is cleared: the state of another country.
  const unfit = problems.filter((problem) => !wasSent(problem)).map(({ field }) => [field, '']);
  const sound = Object.assign({ ...address }, Object.fromEntries(unfit));
  const [first] = sent;
  if (!first) return { sound, fault: null };
  const { country } = address;
  const named = { billing: { ...emptyBillingAddress, country }, shipping: { ...emptyAddress, country } };
  const sentences = checkoutProblems(
    words,
    { code: 'form', problems: sent.map((problem) => ({ code: 'address', kind, problem })) },
    named,
  ).map(({ text }) => escapeHtml(text));
  const code = faultCodes[first.code] ?? `invalid_${wireNameOf(first)}`;
  return { sound, fault: { code, message: sentences.join(' ') } };
}
