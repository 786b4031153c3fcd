import type { ParamShape } from '#http/contract/param-shape.ts';
import type { Param, ParamFault } from './parse-params.ts';

const longestText = 200;
const longestList = 100;

type Read<T> = (...sent: Parameters<Param<T>>) => ReturnType<Param<T>>;

const bad = (code: string, message: string): { ok: false; fault: ParamFault } => ({
  ok: false,
  fault: { code, message },
});

const paramOf = <T>(shape: ParamShape, read: Read<T>): Param<T> => Object.assign(read.bind(null), { shape });

/** The same parameter with what is said about it: a sentence, and what holds where it is not sent. */
export function described<T>(
  param: Param<T>,
  description: string,
  otherwise?: string | number | boolean,
): Param<T> {
  const shape: ParamShape = {
    type: 'string',
    ...param.shape,
    description,
    ...(otherwise === undefined ? {} : { default: otherwise }),
  };
  return paramOf<T>(shape, param);
}

/** A whole number between bounds. */
export function integerParam(bounds: { min: number; max: number }): Param<number> {
  const shape = { type: 'integer', minimum: bounds.min, maximum: bounds.max } as const;
  return paramOf(shape, (sent, name, words) => {
    const text = (sent.at(-1) ?? '').trim();
    const value = Number(text);
    if (!/^-?\d{1,15}$/.test(text)) return bad('rest_invalid_type', words.notInteger(name));
    if (value < bounds.min) return bad('rest_out_of_bounds', words.tooSmall(name, bounds.min));
    if (value > bounds.max) return bad('rest_out_of_bounds', words.tooLarge(name, bounds.max));
    return { ok: true, value };
  });
}

/** A text of at most 200 characters. */
export const textParam: Param<string> = paramOf(
  { type: 'string', maxLength: longestText },
  (sent, name, words) => {
    const value = (sent.at(-1) ?? '').trim();
    if (value.includes('\0')) return bad('rest_invalid_param', words.malformed(name));
    return value.length > longestText
      ? bad('rest_too_long', words.tooLong(name, longestText))
      : { ok: true, value };
  },
);

/** `true`, `false`, `1`, `0`. */
export const booleanParam: Param<boolean> = paramOf({ type: 'boolean' }, (sent, name, words) => {
  const text = (sent.at(-1) ?? '').trim().toLowerCase();
  if (text === 'true' || text === '1') return { ok: true, value: true };
  if (text === 'false' || text === '0' || text === '') return { ok: true, value: false };
  return bad('rest_invalid_type', words.notBoolean(name));
});

/** A moment in ISO 8601; without a zone it is taken as UTC. */
export const dateParam: Param<Date> = paramOf(
  { type: 'string', format: 'date-time' },
  (sent, name, words) => {
    const text = (sent.at(-1) ?? '').trim();
    const shaped = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(text);
    const zoned = /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`;
    const value = new Date(zoned);
    return shaped && !Number.isNaN(value.getTime())
      ? { ok: true, value }
      : bad('rest_invalid_date', words.notDate(name));
  },
);

/** Whole cents written in digits. */
export const minorUnitsParam: Param<number> = paramOf({ type: 'string' }, (sent, name, words) => {
  const text = (sent.at(-1) ?? '').trim();
  return /^\d{1,9}$/.test(text)
    ? { ok: true, value: Number(text) }
    : bad('rest_invalid_type', words.notAmount(name));
});

/** One of a closed set of words. */
export function choiceParam<const T extends string>(choices: readonly T[]): Param<T> {
  return paramOf({ type: 'string', enum: choices }, (sent, name, words) => {
    const text = (sent.at(-1) ?? '').trim();
    const value = choices.find((choice) => choice === text);
    return value === undefined
      ? bad('rest_not_in_enum', words.notOneOf(name, choices.join(', ')))
      : { ok: true, value };
  });
}

/** Several values, separated by commas or sent as an array, each read by the reader of one. */
export function listParam<T>(one: Param<T>): Param<readonly T[]> {
  const shape: ParamShape = {
    type: 'array',
    maxItems: longestList,
    ...(one.shape ? { items: one.shape } : {}),
  };
  return paramOf(shape, (sent, name, words) => {
    const texts = sent
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '');
    if (texts.length > longestList) {
      return bad('rest_too_many_items', words.tooMany(name, longestList));
    }
    const values: T[] = [];
    for (const [index, text] of texts.entries()) {
      const result = one([text], `${name}[${index}]`, words);
      if (!result.ok) return result;
      values.push(result.value);
    }
    return { ok: true, value: values };
  });
}

/** A parameter of the wire that this shop has nothing to answer with. */
export const unsupportedParam: Param<never> = paramOf({ type: 'string' }, (_sent, name, words) =>
  bad('rest_invalid_param', words.notSupported(name)),
);
