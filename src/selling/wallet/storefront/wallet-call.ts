import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import type { WalletFailure, WalletReply } from '../rules/wallet-calls.ts';
import type { WalletConfig } from '../rules/wallet-config.ts';

/** What a script needs to pay, from its address; null where it does not come, or no provider is connected. */
export async function fetchWalletConfig(address: string): Promise<WalletConfig | null> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/** A call of the payment provider by its name, with the nonce of the configuration; null where no answer came. */
export async function walletCall<T>(
  { ajax }: Pick<WalletConfig, 'ajax'>,
  name: string,
  body: Readonly<Record<string, unknown>>,
): Promise<WalletReply<T> | null> {
  const { endpoint = '', nonce = '' } = ajax[name] ?? {};
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, nonce }),
    });
    return await response.json();
  } catch {
    return null;
  }
}

/** Why a call failed, with the faulty fields of a form; else its message. */
export function problemsOf(failure: WalletFailure | null, otherwise: string): readonly CheckoutProblem[] {
  if (failure?.problems && failure.problems.length > 0) return failure.problems;
  return [{ field: 'payment_method', text: failure?.message || otherwise }];
}
