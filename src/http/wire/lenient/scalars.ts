import { z } from 'zod';

const longestText = 200;
const largestId = 2_147_483_647;

type Refuse = (format: string) => typeof z.NEVER;

/**
 * A single value that comes as a text from an address or a form, or typed from JSON: `read` turns a text into what the schema checks.
 * A list or an object is of the wrong type.
 */
function scalar<Schema extends z.ZodType>(
  type: 'string' | 'integer' | 'number' | 'boolean',
  read: (text: string, refuse: Refuse) => unknown,
  schema: Schema,
) {
  return z.preprocess((sent, { issues }) => {
    if (typeof sent === 'object' || sent === undefined) {
      issues.push({ code: 'invalid_type', expected: type, input: sent });
      return z.NEVER;
    }
    const text = String(sent);
    return read(text.trim(), (format) => {
      issues.push({ code: 'invalid_format', format, input: text });
      return z.NEVER;
    });
  }, schema);
}

/** A whole number between bounds, in digits or as a number. */
export const wholeNumber = (bounds: { readonly min: number; readonly max: number }) =>
  scalar(
    'integer',
    (text, refuse) => (/^-?\d{1,15}$/.test(text) ? Number(text) : refuse('integer')),
    z.int().min(bounds.min).max(bounds.max),
  );

/** The id of something. */
export const id = wholeNumber({ min: 0, max: largestId });

/** A number as the Store API takes quantities: a fraction is a number, though none that can be bought. */
export const decimal = scalar(
  'number',
  (text, refuse) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : refuse('number')),
  z.number(),
);

/** Whole cents written in digits. */
export const amountInCents = scalar(
  'string',
  (text, refuse) => (/^\d{1,9}$/.test(text) ? Number(text) : refuse('amount')),
  z.number().meta({ type: 'string' }),
);

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  false: false,
  '0': false,
  '': false,
};

/** `true`, `false`, `1`, `0`; nothing at all is false. */
export const flag = scalar(
  'boolean',
  (text, refuse) =>
    Object.hasOwn(truths, text.toLowerCase()) ? truths[text.toLowerCase()] : refuse('boolean'),
  z.boolean(),
);

/** A moment in ISO 8601; without a zone it is taken as UTC. */
export const moment = scalar(
  'string',
  (text, refuse) => {
    const shaped = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(text);
    const zoned = /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`;
    const value = new Date(zoned);
    return shaped && !Number.isNaN(value.getTime()) ? value : refuse('date-time');
  },
  z.date().meta({ type: 'string', format: 'date-time' }),
);

/** A text of at most 200 characters without the blanks around it. */
export const text = scalar(
  'string',
  (sent, refuse) => (sent.includes('\0') ? refuse('text') : sent),
  z.string().max(longestText),
);

/** One of a closed set of words, blanks around it passed over. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  scalar('string', (sent) => sent, z.enum(words));

/** One of a closed set of words or the empty one, exactly as it is written. */
export const choiceOrNone = <const Words extends readonly string[]>(words: Words) =>
  z.preprocess(
    (sent, { issues }) => {
      if (typeof sent === 'string') return sent;
      issues.push({ code: 'invalid_type', expected: 'string', input: sent });
      return z.NEVER;
    },
    z.enum([...words, ''] as [...Words, '']),
  );

/** An argument that this shop does not support: any value is refused. */
export const unsupported = scalar('string', (_sent, refuse) => refuse('unsupported'), z.custom<never>());

/** A text that is taken as it was typed, as passwords are. */
export const exactText = (longest: number) =>
  z
    .string()
    .check(({ value, issues }) => {
      if (value.includes('\0')) issues.push({ code: 'invalid_format', format: 'text', input: value });
    })
    .max(longest);

/** A text that may be longer, as a note is; the blanks around it do not count. */
export const longText = (longest: number) =>
  z.preprocess((sent) => (typeof sent === 'string' ? sent.trim() : sent), exactText(longest));
