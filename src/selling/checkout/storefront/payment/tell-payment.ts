import { postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';

/** Tells the shop how the cart will be paid; whatever it answers, what is read anew afterwards is what holds (FEE-04). */
export async function tellPayment(
  { wholesale, nonce }: { readonly wholesale: string; readonly nonce: string },
  method: string,
  signal: AbortSignal,
): Promise<void> {
  const fields = { security: nonce, payment_method: method };
  await postAjaxAction(`${wholesale}_update_payment_method`, fields, signal);
}
