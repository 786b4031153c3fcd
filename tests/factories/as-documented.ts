import { expect } from 'vitest';
import { pathPattern } from '#http/requests/sort-endpoints.ts';
import { routeTable } from '#http/wire/route-table.ts';

const routes = routeTable.flatMap((entry) =>
  entry.kind === 'store-api' ? [{ ...entry, pattern: pathPattern(entry.path) }] : [],
);

/** Fails where an answer of the Store API is not what the definition of its call says: a field too few, of another type or too many. */
export function expectAsDocumented(method: string, address: string, status: number, body: unknown): void {
  const [path = '', query = ''] = address.split('?');
  if (/(^|&)_(fields|envelope|method)/.test(query)) return;
  const route = routes.find((one) => one.method === method && one.pattern.match(path) !== null);
  const { schema, status: usual = 200 } = route?.about?.reply ?? {};
  if (!schema || status !== usual) return;
  const parsed = schema.safeParse(body);
  expect(parsed.error?.issues ?? [], `${method} ${address}`).toEqual([]);
  // zod leaves out what a schema does not name.
  expect(body, `${method} ${address}`).toEqual(parsed.data);
}
