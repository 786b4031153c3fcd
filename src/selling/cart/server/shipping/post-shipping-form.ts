import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { readCalculator } from '#selling/shipping/rules/read-calculator.ts';
import {
  calculatorAction,
  calculatorField,
  calculatorNonceField,
  chooseShippingAction,
  chooseShippingField,
  shippingMethodField,
} from '#selling/shipping/rules/shipping-actions.ts';
import { queueNotice } from '../notices.ts';
import { chooseShippingMethod } from './choose-shipping-method.ts';
import { setDestination } from './set-destination.ts';

/**
 * The cart page's forms about shipping, posted with or without scripts: the calculator (`calc_shipping_*`, CPG-02) and the choice of a
 * method (CPG-03). What is refused is told on the next page and changes nothing. False where the form is another one.
 */
export async function postShippingForm(toolbox: Toolbox, fields: PostedFields): Promise<boolean> {
  if (fields[calculatorField] !== undefined) await calculate(toolbox, fields);
  else if (fields[chooseShippingField] !== undefined) await choose(toolbox, fields);
  else return false;
  return true;
}

async function calculate(toolbox: Toolbox, fields: PostedFields): Promise<void> {
  const { cart, shipping } = messagesFor(toolbox.visitor.audience.locale);
  const nonce = fields[calculatorNonceField(toolbox.wire)] ?? '';
  if (!toolbox.nonces.check(calculatorAction(toolbox.wire), nonce)) {
    return tell(toolbox, cart.staleForm);
  }
  const read = readCalculator(fields, toolbox.settings.home_country);
  if (!read.ok) return tell(toolbox, shipping.problems[read.error.code]);
  await setDestination(toolbox, read.destination);
}

async function choose(toolbox: Toolbox, fields: PostedFields): Promise<void> {
  const { cart, shipping } = messagesFor(toolbox.visitor.audience.locale);
  if (!toolbox.nonces.check(chooseShippingAction, fields.security ?? '')) {
    return tell(toolbox, cart.staleForm);
  }
  const chosen = await chooseShippingMethod(toolbox, fields[shippingMethodField] ?? '');
  return chosen.ok ? undefined : tell(toolbox, shipping.notOffered);
}

function tell(toolbox: Toolbox, text: string): Promise<void> {
  return queueNotice(toolbox, { kind: 'error', text });
}
