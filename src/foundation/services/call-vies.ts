import { z } from 'zod';
import { readBounded } from './read-bounded.ts';
import type { RegisterAnswer, RegisterQuestion } from './vat-register.ts';

/** Faults of the register that a retry would only meet once more. */
const lasting: ReadonlySet<string> = new Set([
  'VAT_BLOCKED',
  'IP_BLOCKED',
  'INVALID_REQUESTER_INFO',
  'REFUSED',
  'NOT_THE_REGISTER',
]);

/** Whether a retry right away would be of no use. */
export const isLasting = (fault: string): boolean => lasting.has(fault);

const optionalText = z.string().max(1000).nullish();

/** An answer of the REST service: of the call that posts a number (`valid`), and of its older sister (`isValid`, `userError`). */
const answerShape = z.object({
  valid: z.boolean().optional(),
  isValid: z.boolean().optional(),
  userError: optionalText,
  requestIdentifier: optionalText,
  name: optionalText,
  traderName: optionalText,
  address: optionalText,
  traderAddress: optionalText,
  actionSucceed: z.boolean().optional(),
  errorWrappers: z.array(z.object({ error: z.string().max(100) })).optional(),
});

/** Member states that do not publish names write hyphens. */
const known = (...texts: readonly (string | null | undefined)[]) =>
  texts.map((text) => text?.trim() ?? '').find((text) => text !== '' && !/^-+$/.test(text)) ?? null;

const code = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9_]/g, '')
    .slice(0, 60);

/**
 * What the register's JSON says; what is no such answer is unknown. A number that it calls wrong is invalid, everything else that it calls
 * a fault is unknown. `statusFault` is what the answer's status means; a fault that is named says more.
 */
function readViesAnswer(json: unknown, statusFault: string | null = null): RegisterAnswer {
  const read = answerShape.safeParse(json);
  if (!read.success) return { answer: 'unknown', fault: statusFault ?? 'NOT_THE_REGISTER' };
  const { data } = read;
  const consultationNumber = known(data.requestIdentifier);
  const facts = {
    consultationNumber,
    name: known(data.name, data.traderName),
    address: known(data.address, data.traderAddress),
  };
  const fault = code(data.errorWrappers?.[0]?.error ?? data.userError ?? '');
  if (fault === 'INVALID_INPUT') return { answer: 'invalid', ...facts };
  if (fault !== '' && fault !== 'VALID' && fault !== 'INVALID') return { answer: 'unknown', fault };
  if (statusFault) return { answer: 'unknown', fault: statusFault };
  const valid = data.valid ?? data.isValid;
  if (valid === undefined || data.actionSucceed === false) {
    return { answer: 'unknown', fault: 'NOT_THE_REGISTER' };
  }
  return { answer: valid ? 'valid' : 'invalid', ...facts };
}

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
