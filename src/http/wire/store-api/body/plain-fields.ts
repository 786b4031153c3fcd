import { booleanParam, integerParam, textParam } from '../param-readers.ts';
import type { Param, ParamFault } from '../parse-params.ts';
import type { BodyField } from './parse-body.ts';

const bad = (code: string, message: string): { ok: false; fault: ParamFault } => ({
  ok: false,
  fault: { code, message },
});

/** A text, a number or a truth, read as a parameter of an address is. */
function plainField<T>(param: Param<T>, description: string): BodyField<T> {
  const shape = { type: 'string', ...param.shape, description } as const;
  return {
    shape,
    read(sent, name, words) {
      if (typeof sent === 'object' || sent === undefined) {
        return bad('rest_invalid_type', words.notOfType(name, shape.type));
      }
      return param([String(sent)], name, words);
    },
  };
}

/** A text of at most 200 characters. */
export const textField = (description: string): BodyField<string> => plainField(textParam, description);

/** The id of something. */
export const idField = (description: string): BodyField<number> =>
  plainField(integerParam({ min: 0, max: 2_147_483_647 }), description);

export const flagField = (description: string): BodyField<boolean> => plainField(booleanParam, description);

/** A number as the Store API takes quantities: a fraction is a number, though none that can be bought. */
export function numberField(description: string): BodyField<number> {
  const shape = { type: 'number', description } as const;
  const read: Param<number> = (sent, name, words) => {
    const text = (sent.at(-1) ?? '').trim();
    return /^-?\d{1,15}(\.\d{1,15})?$/.test(text)
      ? { ok: true, value: Number(text) }
      : bad('rest_invalid_type', words.notNumber(name));
  };
  return plainField(Object.assign(read.bind(null), { shape }), description);
}

/** A text that may be longer, as a note is. */
export function longTextField(description: string, longest: number): BodyField<string> {
  const exact = exactTextField(description, longest);
  return {
    ...exact,
    read(sent, ...more) {
      return exact.read(typeof sent === 'string' ? sent.trim() : sent, ...more);
    },
  };
}

/** A text that is taken as it was typed, as passwords are. */
export function exactTextField(description: string, longest: number): BodyField<string> {
  return {
    shape: { type: 'string', maxLength: longest, description },
    read(sent, name, words) {
      if (typeof sent !== 'string') return bad('rest_invalid_type', words.notOfType(name, 'string'));
      if (sent.includes('\0')) return bad('rest_invalid_param', words.malformed(name));
      return sent.length > longest
        ? bad('rest_too_long', words.tooLong(name, longest))
        : { ok: true, value: sent };
    },
  };
}

/** One of a closed set of words, or none of them. */
export function choiceField<const T extends string>(
  description: string,
  choices: readonly T[],
): BodyField<T | ''> {
  const known = [...choices, ''] as const;
  return {
    shape: { type: 'string', enum: known, description },
    read(sent, name, words) {
      if (typeof sent !== 'string') return bad('rest_invalid_type', words.notOfType(name, 'string'));
      const value = known.find((choice) => choice === sent);
      return value === undefined
        ? bad('rest_not_in_enum', words.notOneOf(name, choices.join(', ')))
        : { ok: true, value };
    },
  };
}

/** An object; what is in it is for whoever asked to read. An empty list is an empty object, as the platform's own clients send it. */
export function objectField(description: string): BodyField<Readonly<Record<string, unknown>>> {
  return {
    shape: { type: 'object', description },
    read(sent, name, words) {
      if (Array.isArray(sent) && sent.length === 0) return { ok: true, value: {} };
      return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
        ? { ok: true, value: { ...sent } }
        : bad('rest_invalid_type', words.notOfType(name, 'object'));
    },
  };
}
