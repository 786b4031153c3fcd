import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { chosenSavedMethod } from '../../rules/saved-method.ts';
import type { Unapproved } from '../../rules/unapproved.ts';
import type { CardFieldsRef } from './card-fields.tsx';

/**
 * Has the card in the provider's fields approved before a form is posted. Null where it is, and where there is none: another method is chosen, or
 * the provider asks for the card on a page of its own. A stored card is charged by the shop.
 */
export async function approveCard(
  session: CardFieldsRef,
  values: Readonly<Record<string, string>>,
): Promise<Unapproved | null> {
  if (!paymentMethodOf(values.payment_method ?? '').provider?.card) return null;
  if (chosenSavedMethod(values, values.payment_method ?? '') !== null) return null;
  const fields = await session.current?.();
  return fields ? fields.approve(values) : null;
}
