import { z } from 'zod';
import type { RegisterAnswer } from '../vat-register.ts';

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

/** Member states that keep names to themselves write hyphens. */
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
export function readViesAnswer(json: unknown, statusFault: string | null = null): RegisterAnswer {
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
