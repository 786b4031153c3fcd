import { z } from 'zod';
import { jsonSchemaOf } from '#http/wire/argument-shapes.ts';
import type { CallDocument } from '#http/wire/call-document.ts';

/** As much of JSON Schema as zod writes for the schemas of calls. */
export type Json = {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Json[];
  readonly items?: Json;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Json | boolean;
};

/** A schema and those with a name that it is made of. */
export function schemaWithParts(
  schema: z.ZodType,
  io: 'input' | 'output',
): { root: Json; parts: Record<string, Json> } {
  const { properties, $defs = {} } = jsonSchemaOf(z.object({ root: schema }), io) as {
    properties: { root: Json };
    $defs?: Record<string, Json>;
  };
  return { root: properties.root, parts: $defs };
}

const nameOf = ({ $ref = '' }: Json) => $ref.split('/').at(-1) ?? '';
const indented = (text: string) => text.replaceAll('\n', '\n  ');

function objectAsText({ properties = {}, required = [], additionalProperties: rest }: Json): string {
  if (Object.keys(properties).length === 0) {
    return `Record<string, ${typeof rest === 'object' ? asText(rest) : 'unknown'}>`;
  }
  const lines = Object.entries(properties).map(([name, one]) => {
    const says = one.description && !one.$ref ? `/** ${one.description} */\n` : '';
    return `${says}${name}${required.includes(name) ? '' : '?'}: ${asText(one)};`;
  });
  return `{\n${lines.map((line) => `  ${indented(line)}\n`).join('')}}`;
}

/** A schema as a type of TypeScript, which a reader takes in faster. */
export function asText(json: Json): string {
  if (json.$ref) return nameOf(json);
  const values = json.const === undefined ? json.enum : [json.const];
  if (values) return values.map((one) => (typeof one === 'string' ? `'${one}'` : String(one))).join(' | ');
  if (json.anyOf) return json.anyOf.map(asText).join(' | ');
  if (json.type === 'array') {
    const item = asText(json.items ?? {});
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (json.type === 'object') return objectAsText(json);
  const types = [json.type ?? 'unknown'].flat();
  return types.map((type) => (type === 'integer' ? 'number' : type)).join(' | ');
}

/** The named schemas that a call answers with, as types of TypeScript. */
export function replyTypes(documents: readonly CallDocument[]): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  for (const { reply } of documents) {
    if (!reply.schema) continue;
    for (const [name, json] of Object.entries(schemaWithParts(reply.schema, 'output').parts)) {
      const says = json.description ? `/** ${json.description} */\n` : '';
      types.set(name, `${says}type ${name} = ${asText(json)};`);
    }
  }
  return types;
}

/** What a call answers with, in short: the names of its types with links, or the type itself. */
export function replyTypeIn(schema: z.ZodType): string {
  const words = (json: Json): string => {
    if (json.$ref) return `[\`${nameOf(json)}\`](#${nameOf(json).toLowerCase()})`;
    if (json.anyOf) return json.anyOf.map(words).join(' or ');
    if (json.type === 'array') return `a list of ${words(json.items ?? {})}`;
    return `\`${asText(json)}\``;
  };
  return words(schemaWithParts(schema, 'output').root);
}
