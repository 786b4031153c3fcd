import { z } from 'zod';
import type { CallDocument } from '#http/wire/call-document.ts';
import { type Json, schemaWithParts } from './contract-schemas.ts';

/** A call of the REST interface with its definition. */
export type DefinedCall = {
  readonly method: string;
  /** below `/wp-json`, with `{name}` for its parts */
  readonly path: string;
  readonly about: CallDocument;
};

const toComponents = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')) as T;

const headersOf = (headers: Readonly<Record<string, string>> = {}) =>
  Object.entries(headers).flatMap(([names, description]) =>
    names.split(', ').map((name) => [name, description]),
  );

function parametersOf({ method, path, about }: DefinedCall): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const headers = headersOf(about.headers).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  }));
  if (method !== 'GET' || !about.takes) return [...inPath, ...headers];
  const { root } = schemaWithParts(about.takes, 'input');
  const query = Object.entries(root.properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(description ? { description } : {}),
    required: root.required?.includes(name) ?? false,
    schema,
  }));
  return [...inPath, ...headers, ...query];
}

const errorContent = {
  'application/json': { schema: { $ref: '#/components/schemas/StoreError' } },
};

function responsesOf({ reply, errors = [] }: CallDocument): object {
  const root = reply.schema && schemaWithParts(reply.schema, 'output').root;
  const byStatus = Object.entries(Object.groupBy(errors, ({ status }) => status));
  return {
    [reply.status ?? 200]: {
      description: reply.says ?? 'What was asked for.',
      ...(reply.headers
        ? {
            headers: Object.fromEntries(
              headersOf(reply.headers).map(([name, description]) => [
                name,
                { description, schema: { type: 'string' } },
              ]),
            ),
          }
        : {}),
      ...(root ? { content: { 'application/json': { schema: root } } } : {}),
    },
    ...Object.fromEntries(
      byStatus.map(([status, same = []]) => [
        status,
        {
          description: same.map(({ code, when }) => `${code ? `\`${code}\`: ` : ''}${when}`).join('\n'),
          ...(same.some(({ code }) => code) ? { content: errorContent } : {}),
        },
      ]),
    ),
  };
}

const storeError = z
  .object({
    code: z.string(),
    message: z.string().meta({ description: 'a sentence in the language of the shop' }),
    data: z.looseObject({ status: z.number() }),
  })
  .meta({ id: 'StoreError', description: 'Why a call was refused.' });

/** The REST interface as OpenAPI 3.1, made of the definitions of its calls alone. */
export function openApi(calls: readonly DefinedCall[]): object {
  const paths: Record<string, Record<string, object>> = {};
  const schemas: Record<string, Json> = schemaWithParts(storeError, 'output').parts;
  for (const call of calls) {
    const { about, method } = call;
    const withBody = method !== 'GET' && about.takes && Object.keys(about.takes.shape).length > 0;
    if (about.reply.schema) Object.assign(schemas, schemaWithParts(about.reply.schema, 'output').parts);
    paths[call.path] ??= {};
    Object.assign(paths[call.path] ?? {}, {
      [method.toLowerCase()]: {
        ...(about.summary ? { summary: about.summary } : {}),
        parameters: parametersOf(call),
        ...(withBody && about.takes
          ? {
              requestBody: {
                content: { 'application/json': { schema: schemaWithParts(about.takes, 'input').root } },
              },
            }
          : {}),
        responses: responsesOf(about),
      },
    });
  }
  return toComponents({
    openapi: '3.1.0',
    info: { title: 'REST interface', version: '1' },
    servers: [{ url: '/wp-json' }],
    paths,
    components: { schemas },
  });
}
