import { calculatorField } from '#selling/shipping/rules/shipping-actions.ts';

/** Posts the shipping calculator as it is posted without scripts; what it has to tell waits as a notice. False where no answer came. */
export async function postCalculator(form: FormData): Promise<boolean> {
  const body = new URLSearchParams({ [calculatorField]: '1' });
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  try {
    // The answer leads back to the cart page, which need not be drawn anew.
    const response = await fetch('/cart/', { method: 'POST', body, redirect: 'manual' });
    return response.type === 'opaqueredirect' || response.ok;
  } catch {
    return false;
  }
}
