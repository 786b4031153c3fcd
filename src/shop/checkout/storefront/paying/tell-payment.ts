/** Tells the shop how the cart will be paid; whatever it answers, what is read anew afterwards is what holds (FEE-04). */
export async function tellPayment(
  { wholesale, nonce }: { readonly wholesale: string; readonly nonce: string },
  method: string,
  signal: AbortSignal,
): Promise<void> {
  const fields = {
    action: `${wholesale}_update_payment_method`,
    security: nonce,
    payment_method: method,
  };
  const body = new URLSearchParams(fields);
  await fetch('/wp-admin/admin-ajax.php', { method: 'POST', body, signal }).catch(() => null);
}
