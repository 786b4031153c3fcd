import { readBounded } from '../read-bounded.ts';
import type { RegisterAnswer, RegisterQuestion } from '../vat-register.ts';
import { readViesAnswer } from './read-vies-answer.ts';

const largestAnswer = 64 * 1024;

const unknown = (fault: string): RegisterAnswer => ({ answer: 'unknown', fault });

/** One call of the register, ended by the signal wherever it stands, also while the answer drips in. */
export async function callVies(
  url: string,
  { prefix, number, requester }: RegisterQuestion,
  signal: AbortSignal,
): Promise<RegisterAnswer> {
  const question = {
    countryCode: prefix,
    vatNumber: number,
    ...(requester ? { requesterMemberStateCode: requester.prefix, requesterNumber: requester.number } : {}),
  };
  try {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(question),
      redirect: 'error',
      signal,
    });
    if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel();
      return unknown(faultOfStatus(response.status) ?? 'NOT_JSON');
    }
    const text = await readBounded(response, largestAnswer);
    if (text === null) return unknown('TOO_LONG');
    return readViesAnswer(parsed(text), faultOfStatus(response.status));
  } catch {
    return unknown(signal.aborted ? 'TIMEOUT' : 'UNREACHABLE');
  }
}

function faultOfStatus(status: number): string | null {
  if (status < 400) return null;
  if (status === 429) return 'GLOBAL_MAX_CONCURRENT_REQ';
  return status < 500 ? 'REFUSED' : 'SERVICE_UNAVAILABLE';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
