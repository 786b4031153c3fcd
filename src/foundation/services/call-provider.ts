import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { Log } from './log.ts';
import { readBounded } from './read-bounded.ts';

const largestAnswer = 512 * 1024;

/** A call of a payment provider's REST interface. */
export type ProviderCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** An answer as it came: what is empty is null. */
export type RawAnswer = { readonly status: number; readonly json: unknown };

export type CallerOptions = {
  /** of the REST interface, without a final slash */
  readonly url: string;
  readonly log: Log;
  /** for one attempt, in milliseconds */
  readonly callMs?: number;
  readonly attempts?: number;
  /** before the second attempt; doubled for each one after */
  readonly pauseMs?: number;
  readonly timeout?: (milliseconds: number) => AbortSignal;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

/** What a provider says of itself in an answer that is no success. */
export type Refusal = {
  /** its own word, '' where it has none */
  issueOf(json: unknown, status: number): string;
  /** words of a refusal after which the call is to be made again */
  readonly undecided?: readonly string[];
};

export const unanswered = (issue: string) => ({ ok: false, fault: { kind: 'unanswered', issue } }) as const;
export const refused = (issue: string) => ({ ok: false, fault: { kind: 'refused', issue } }) as const;

/** The answer of a provider in the shop's words. */
export function mapAnswer<From, To>(
  answer: ProviderAnswer<From>,
  toOurs: (value: From) => To,
): ProviderAnswer<To> {
  return answer.ok ? { ok: true, value: toOurs(answer.value) } : answer;
}

// Too slow, still busy with the same request, too early, too many: whether it is done is known later.
const undecidedStatuses = [408, 409, 425, 429];

/**
 * Calls a provider and repeats what fails for a moment, which is safe because whatever moves money carries a key by which the provider recognises
 * the second attempt. Neither headers nor bodies are logged.
 */
export function createProviderCaller(options: CallerOptions, refusal: Refusal) {
  const { url, log, attempts = 2, pauseMs = 300, callMs = 7000 } = options;
  const timeout = options.timeout ?? ((milliseconds: number) => AbortSignal.timeout(milliseconds));
  const wait =
    options.wait ?? ((milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)));

  return async (call: ProviderCall): Promise<ProviderAnswer<RawAnswer>> => {
    let answer: ProviderAnswer<RawAnswer> = unanswered('TIMEOUT');
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (attempt > 0) await wait(pauseMs * 2 ** (attempt - 1));
      answer = await callOnce(url, call, timeout(callMs), refusal);
      if (answer.ok || answer.fault.kind === 'refused') break;
    }
    if (!answer.ok) log.warn({ call: nameOf(call), ...answer.fault }, 'the payment provider did not do it');
    return answer;
  };
}

/** One call, aborted by the signal; after a status from 500 on, or an undecided one, it is unknown what was done. */
async function callOnce(
  url: string,
  { method, path, headers, body }: ProviderCall,
  signal: AbortSignal,
  { issueOf, undecided = [] }: Refusal,
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
    const issue = status >= 400 ? issueOf(json, status) || `STATUS_${status}` : '';
    const isUndecided = status >= 500 || undecidedStatuses.includes(status) || undecided.includes(issue);
    if (isUndecided) return unanswered(issue);
    if (status >= 400) return refused(issue);
    return json === undefined ? unanswered('NOT_JSON') : { ok: true, value: { status, json } };
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

/** What is called, without the ids in the address. */
const nameOf = ({ method, path }: ProviderCall) =>
  `${method} ${path.replace(/\/(?=[^/]*\d)[A-Za-z0-9-]{8,}/g, '/:id')}`;
