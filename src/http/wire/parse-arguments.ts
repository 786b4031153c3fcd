import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ArgumentFault, faultOfIssue } from './fault-of-issue.ts';
import { storeError } from './store-api/store-error.ts';
import { storeWords } from './store-api/store-words.ts';

type Asker = Pick<RequestContext, 'wire' | 'visitor'>;
type Field = { readonly name: string; readonly schema: z.ZodType; readonly isRequired: boolean };
type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Response };

const prepared = new WeakMap<z.ZodObject, readonly Field[]>();

/** The fields of a schema without their mark of being optional: what was not sent is not looked at. */
export function fieldsOf(schema: z.ZodObject): readonly Field[] {
  const known = prepared.get(schema);
  if (known) return known;
  const fields = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => {
    const isRequired = !(field instanceof z.ZodOptional);
    return { name, schema: isRequired ? field : (field.unwrap() as z.ZodType), isRequired };
  });
  prepared.set(schema, fields);
  return fields;
}

/**
 * Reads the arguments of a call: a missing one is 400 `rest_missing_callback_param`, bad ones together 400 `rest_invalid_param` (wire 1.0).
 * `sent` gives what came under a name, undefined for nothing.
 */
export function parseArguments<Schema extends z.ZodObject>(
  asker: Asker,
  schema: Schema,
  sent: (name: string, schema: z.ZodType) => unknown,
): Parsed<z.output<Schema>> {
  const values: Record<string, unknown> = {};
  const faults: Record<string, ArgumentFault> = {};
  const missing: string[] = [];
  for (const { name, schema: field, isRequired } of fieldsOf(schema)) {
    const given = sent(name, field);
    if (given === undefined) {
      if (isRequired) missing.push(name);
      continue;
    }
    const result = field.safeParse(given);
    const [issue] = result.error?.issues ?? [];
    if (issue) faults[name] = faultOfIssue(issue, name, storeWords(asker));
    else values[name] = result.data;
  }
  if (missing.length > 0) return { ok: false, error: missingArguments(asker, missing) };
  if (Object.keys(faults).length > 0) return { ok: false, error: invalidArguments(asker, faults) };
  return { ok: true, value: values as z.output<Schema> };
}

function missingArguments(asker: Asker, missing: readonly string[]): Response {
  const sentence = storeWords(asker).missingParams(missing.join(', '));
  return storeError(asker, 'rest_missing_callback_param', sentence, 400, { params: missing });
}

/** The answer to bad arguments: 400 `rest_invalid_param` with a sentence and a detail for each. */
export function invalidArguments(asker: Asker, faults: Readonly<Record<string, ArgumentFault>>): Response {
  const entries = Object.entries(faults);
  return storeError(
    asker,
    'rest_invalid_param',
    storeWords(asker).invalidParams(Object.keys(faults).join(', ')),
    400,
    {
      params: Object.fromEntries(entries.map(([name, fault]) => [name, fault.message])),
      details: Object.fromEntries(entries.map(([name, fault]) => [name, { ...fault, data: null }])),
    },
  );
}
