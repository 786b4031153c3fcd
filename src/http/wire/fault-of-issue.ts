import type { z } from 'zod';
import type { StoreApiMessages } from '#messages/it/store-api.ts';

/** Why an argument was refused: the platform's detail code and the sentence. */
export type ArgumentFault = { readonly code: string; readonly message: string };

const unreadable: Readonly<Record<string, (name: string, words: StoreApiMessages) => ArgumentFault>> = {
  integer: (name, words) => ({ code: 'rest_invalid_type', message: words.notInteger(name) }),
  number: (name, words) => ({ code: 'rest_invalid_type', message: words.notNumber(name) }),
  boolean: (name, words) => ({ code: 'rest_invalid_type', message: words.notBoolean(name) }),
  amount: (name, words) => ({ code: 'rest_invalid_type', message: words.notAmount(name) }),
  'date-time': (name, words) => ({ code: 'rest_invalid_date', message: words.notDate(name) }),
  unsupported: (name, words) => ({ code: 'rest_invalid_param', message: words.notSupported(name) }),
};

/** What zod calls a record is an object on the wire. */
const typeNames: Readonly<Record<string, string>> = { record: 'object' };

function tooBig(issue: z.core.$ZodIssueTooBig, name: string, words: StoreApiMessages): ArgumentFault {
  const maximum = Number(issue.maximum);
  if (issue.origin === 'string') return { code: 'rest_too_long', message: words.tooLong(name, maximum) };
  if (issue.origin === 'array') return { code: 'rest_too_many_items', message: words.tooMany(name, maximum) };
  return { code: 'rest_out_of_bounds', message: words.tooLarge(name, maximum) };
}

/** What zod finds wrong with an argument, in the platform's form (wire 1.0): an element of a list is named `name[0]`. */
export function faultOfIssue(
  issue: z.core.$ZodIssue,
  argument: string,
  words: StoreApiMessages,
): ArgumentFault {
  const name = argument + issue.path.map((part) => `[${String(part)}]`).join('');
  const [, pairedBy] = /^pairs:(\w+)$/.exec(issue.message) ?? [];
  if (pairedBy) return { code: 'rest_invalid_type', message: words.notPairs(argument, pairedBy) };
  switch (issue.code) {
    case 'invalid_type':
      return {
        code: 'rest_invalid_type',
        message: words.notOfType(name, typeNames[issue.expected] ?? issue.expected),
      };
    case 'too_big':
      return tooBig(issue, name, words);
    case 'too_small':
      return { code: 'rest_out_of_bounds', message: words.tooSmall(name, Number(issue.minimum)) };
    case 'invalid_value': {
      const choices = issue.values.filter((value) => value !== '').join(', ');
      return { code: 'rest_not_in_enum', message: words.notOneOf(name, choices) };
    }
    case 'invalid_format':
      return (
        unreadable[issue.format]?.(name, words) ?? {
          code: 'rest_invalid_param',
          message: words.malformed(name),
        }
      );
    default:
      return { code: 'rest_invalid_param', message: words.malformed(name) };
  }
}
