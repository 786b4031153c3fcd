import { sql } from 'kysely';
import { openLocations } from '#catalogue/stock/server/locations/read-locations.ts';
import { buysAsCompany } from '#customers/accounts/rules/is-business-customer.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { problemSentence } from '#selling/cart/rules/problem-sentence.ts';
import { type StaffDiscount, staffDiscountFrom } from '#selling/cart/rules/staff-terms.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { readSavedAddresses } from '#selling/checkout/server/read-saved-addresses.ts';
import { isProviderMethod, paymentMethods } from '#selling/payments/rules/payment-methods.ts';
import { listOpenTills } from '#wholesale/tills/server/read-tills.ts';
import type { DraftView } from '../rules/counter-draft.ts';
import { percentText } from '../rules/line-terms.ts';
import { draftLines } from './draft-lines.ts';
import { type OpenDraft, openDraft, type VisitorReader } from './open-draft.ts';
import { readTaxClasses } from './read-tax-classes.ts';
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
  const cart = await readPricedCart(buyer);
  const { state, problems, paymentMethods: offered } = cart;
  const words = messagesFor(audience.locale);
  const { count, hash, mode, subtotal, shipping, shippingOptions, fee, tax, total } = state;
  const discount = await readDiscount(buyer);
  return {
    id,
    origin: draft.origin,
    customer: person && {
      id: person.customerId,
      name: person.company || `${person.firstName} ${person.lastName}`.trim() || person.email,
      group: terms.groupName,
    },
    cart: {
      lines: await draftLines(ctx, cart.lines),
      count,
      hash,
      mode,
      subtotal,
      shipping,
      shippingOptions,
      fee: fee ?? null,
      tax,
      total,
    },
    discount: discount && { percent: percentText(discount.basisPoints), reason: discount.reason },
    asksInvoice: !buysAsCompany(buyer.visitor),
    mayOffer: person?.kind === 'business' && mayStaff(ctx.visitor.person, 'offers'),
    mayDiscount: mayStaff(ctx.visitor.person, 'counter-discounts'),
    taxClasses: await readTaxClasses(ctx),
    locations: await chooseableLocations(ctx),
    tills: draft.origin === 'counter' ? await listOpenTills(ctx) : [],
    problems: problems.map((problem) => problemSentence(words, problem)),
    // What is paid at once comes first.
    payments: offered
      .toSorted((a, b) => Number(!paymentMethods[a].till) - Number(!paymentMethods[b].till))
      .filter((method) => !isProviderMethod(method) && !paymentMethods[method].awaitsApproval)
      .map((method) => ({
        id: method,
        title: paymentMethodsFor(audience.locale).titles[method],
        till: paymentMethods[method].till ?? null,
      })),
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

/** The discount on all lines of a draft's cart; null for none. */
async function readDiscount({ db, session }: RequestContext): Promise<StaffDiscount | null> {
  const own = session.current();
  if (!own) return null;
  const { rows } = await sql<{ stored: unknown }>`
    select staff_discount as stored from carts where ${ownsCart(own)}`.execute(db);
  return staffDiscountFrom(rows[0]?.stored ?? null);
}

/** The open locations of a shop that has more than one. */
async function chooseableLocations(ctx: RequestContext) {
  const open = await openLocations(ctx);
  return open.length > 1 ? open.map(({ id, name }) => ({ id, name })) : [];
}
