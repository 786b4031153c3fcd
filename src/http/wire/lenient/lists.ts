import { z } from 'zod';

const longestList = 100;
const longestValue = 2000;

const manyIssue = (sent: unknown, maximum: number) =>
  ({ code: 'too_big', origin: 'array', maximum, inclusive: true, input: sent }) as const;

/** A list of which no element is looked at where there are too many. */
export function atMost<Item extends z.ZodType>(maximum: number, list: z.ZodArray<Item>) {
  return z.preprocess((sent, { issues }) => {
    if (!Array.isArray(sent) || sent.length <= maximum) return sent;
    issues.push(manyIssue(sent, maximum));
    return z.NEVER;
  }, list.max(maximum));
}

/** A list of values, separated by commas or sent as an array. */
export function commaList<Item extends z.ZodType>(one: Item) {
  return z.preprocess((sent, { issues }) => {
    if (!Array.isArray(sent)) return sent;
    const texts = sent
      .flatMap((text) => String(text).split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '');
    if (texts.length <= longestList) return texts;
    issues.push(manyIssue(sent, longestList));
    return z.NEVER;
  }, z.array(one).max(longestList));
}

/**
 * A list of pairs by name: `variation` is one of `attribute` and `value`, `payment_data` one of `key` and `value`. Of a name that comes twice
 * the last value counts.
 */
export function pairs(nameOf: 'attribute' | 'key') {
  const error = `pairs:${nameOf}`;
  const value = z.preprocess(
    (sent) => (typeof sent === 'number' || typeof sent === 'boolean' ? String(sent) : sent),
    z.string({ error }),
  );
  const pair = z
    .object({ [nameOf]: z.string({ error }), value }, { error })
    .transform((entry): readonly [string, string] => [String(entry[nameOf]), String(entry.value)]);
  return z.pipe(
    atMost(longestList, z.array(pair, { error })),
    z.array(z.custom<readonly [string, string]>()).transform((entries, { issues }) => {
      if (entries.some((entry) => entry.some((part) => part.length > longestValue))) {
        const most = { code: 'too_big', origin: 'string', maximum: longestValue, inclusive: true } as const;
        issues.push({ ...most, input: entries });
      }
      return Object.fromEntries(entries);
    }),
  );
}
