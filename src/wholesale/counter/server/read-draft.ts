import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { problemSentence } from '#selling/cart/rules/problem-sentence.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { readSavedAddresses } from '#selling/checkout/server/read-saved-addresses.ts';
import { isProviderMethod, paymentMethods } from '#selling/payments/rules/payment-methods.ts';
import type { DraftView } from '../rules/counter-draft.ts';
import { type OpenDraft, openDraft, type VisitorReader } from './open-draft.ts';
import { wireFromAddress } from './wire-from-address.ts';

/** A draft as its page shows it; a number where it has become that order; null where there is none. */
export async function readDraft(
  ctx: RequestContext,
  id: number,
  visitorOf: VisitorReader,
): Promise<DraftView | number | null> {
  const draft = await openDraft(ctx, id, visitorOf);
  if (!draft) return null;
  if (draft.orderId !== null) return draft.orderId;
  const { buyer } = draft;
  const { audience, person, terms } = buyer.visitor;
  const { state, problems, paymentMethods: offered } = await readPricedCart(buyer);
  const words = messagesFor(audience.locale);
  const { lines, count, hash, mode, subtotal, shipping, shippingOptions, fee, tax, total } = state;
  return {
    id,
    origin: draft.origin,
    customer: person && {
      id: person.customerId,
      name: person.company || `${person.firstName} ${person.lastName}`.trim() || person.email,
      group: terms.groupName,
    },
    cart: { lines, count, hash, mode, subtotal, shipping, shippingOptions, fee: fee ?? null, tax, total },
    problems: problems.map((problem) => problemSentence(words, problem)),
    payments: offered
      .filter((method) => !isProviderMethod(method) && !paymentMethods[method].awaitsApproval)
      .map((method) => ({ id: method, title: paymentMethodsFor(audience.locale).titles[method] })),
    fields: await fieldsOf(draft),
  };
}

/** What was typed last; before that the address of the customer's last order. */
async function fieldsOf({ fields, buyer }: OpenDraft) {
  if (Object.keys(fields).length > 0) return fields;
  const { billing } = await readSavedAddresses(buyer);
  const { person } = buyer.visitor;
  const known = billing ?? {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    company: person?.company ?? '',
    email: person?.email ?? '',
    country: buyer.settings.home_country,
  };
  return wireFromAddress(known);
}
