export type CheckoutAnswer = { readonly status: number; readonly answer: unknown };

/** Posts form fields to an ajax endpoint of the store; null where no readable reply came. */
export async function postCheckoutCall(
  endpoint: 'update_order_review' | 'checkout',
  fields: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<CheckoutAnswer | null> {
  try {
    const response = await fetch(`/?wc-ajax=${endpoint}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, answer: response.ok ? await response.json() : null };
  } catch {
    return null;
  }
}

/** The values of a form by name, as they would be posted by the button. */
export function valuesOf(form: HTMLFormElement, button: HTMLElement | null = null): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form, button)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
