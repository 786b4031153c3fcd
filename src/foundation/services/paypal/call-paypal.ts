import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { readBounded } from '../read-bounded.ts';
import { issueOf } from './read-paypal-order.ts';

const largestAnswer = 512 * 1024;

/** A call of the provider's REST interface. */
export type PaypalCall = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** An answer as it came: what is no JSON, or empty, is null. */
export type RawAnswer = { readonly status: number; readonly json: unknown };

const unanswered = (issue: string) => ({ ok: false, fault: { kind: 'unanswered', issue } }) as const;

// Too slow, still busy with the same request, too early, too many: whether it is done is known later.
const undecided = [408, 409, 425, 429];

/** One call, aborted by the signal; after a status from 500 on, or an undecided one, it is unknown what was done. */
export async function callPaypal(
  url: string,
  { method, path, headers, body }: PaypalCall,
  signal: AbortSignal,
): Promise<ProviderAnswer<RawAnswer>> {
  try {
    const response = await fetch(url + path, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal,
    });
    const text = await readBounded(response, largestAnswer);
    if (text === null) return unanswered('TOO_LONG');
    const json = parsed(text);
    const { status } = response;
    if (status >= 500 || undecided.includes(status)) return unanswered(issueOf(json) || `STATUS_${status}`);
    if (status >= 400) {
      return { ok: false, fault: { kind: 'refused', issue: issueOf(json) || `STATUS_${status}` } };
    }
    if (json === undefined) return unanswered('NOT_JSON');
    return { ok: true, value: { status, json } };
  } catch {
    return unanswered(signal.aborted ? 'TIMEOUT' : 'UNREACHABLE');
  }
}

function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
