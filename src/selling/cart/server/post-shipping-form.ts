import { sql } from 'kysely';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';
import { readCalculator } from '#selling/shipping/rules/read-calculator.ts';
import {
  calculatorAction,
  calculatorField,
  calculatorNonceField,
  chooseShippingAction,
  chooseShippingField,
  shippingMethodField,
} from '#selling/shipping/rules/shipping-actions.ts';
import { chooseShippingMethod } from './choose-shipping-method.ts';
import { queueNotice } from './notices.ts';
import { ownsCart } from './owns-cart.ts';

/**
 * The cart page's forms about shipping, posted with or without scripts: the calculator (`calc_shipping_*`, CPG-02) and the choice of a
 * method (CPG-03). A refusal changes nothing and is a notice on the next page. False where another form was posted.
 */
export async function postShippingForm(ctx: RequestContext, fields: PostedFields): Promise<boolean> {
  if (fields[calculatorField] !== undefined) await calculate(ctx, fields);
  else if (fields[chooseShippingField] !== undefined) await choose(ctx, fields);
  else return false;
  return true;
}

async function calculate(ctx: RequestContext, fields: PostedFields): Promise<void> {
  const { cart, shipping } = messagesFor(ctx.visitor.audience.locale);
  const nonce = fields[calculatorNonceField(ctx.wire)] ?? '';
  if (!ctx.nonces.check(calculatorAction(ctx.wire), nonce)) {
    return notify(ctx, cart.staleForm);
  }
  const read = readCalculator(fields, ctx.settings.home_country);
  if (!read.ok) return notify(ctx, shipping.problems[read.error.code]);
  await setDestination(ctx, read.destination);
}

async function choose(ctx: RequestContext, fields: PostedFields): Promise<void> {
  const { cart, shipping } = messagesFor(ctx.visitor.audience.locale);
  if (!ctx.nonces.check(chooseShippingAction, fields.security ?? '')) {
    return notify(ctx, cart.staleForm);
  }
  const chosen = await chooseShippingMethod(ctx, fields[shippingMethodField] ?? '');
  return chosen.ok ? undefined : notify(ctx, shipping.notOffered);
}

function notify(ctx: RequestContext, text: string): Promise<void> {
  return queueNotice(ctx, { kind: 'error', text });
}

/** Stores the destination of the visitor's cart; without a cart it does nothing. */
async function setDestination(ctx: RequestContext, to: Destination): Promise<void> {
  const session = ctx.session.current();
  if (!session) return;
  await sql`/* prepared */
    update carts set destination = ${JSON.stringify(to)}::jsonb where ${ownsCart(session)}`.execute(ctx.db);
}
