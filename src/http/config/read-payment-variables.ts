import { z } from 'zod';
import type {
  ConfiguredConnection,
  ConfiguredConnections,
} from '#foundation/payment-adapters/server/payment-setup.ts';
import type { ProviderConnection } from '#foundation/payment-adapters/server/provider-connection.ts';
import { providerConnections } from '#foundation/payment-adapters/server/provider-connections.ts';

type Read = (name: string, schema: z.ZodType<string>) => string;

// One word, or a key in several lines.
const credential = z.string().regex(/^(?:[\x21-\x7e]{1,500}|-----BEGIN [\x20-\x7e\r\n]{1,8000})$/);

/** The connections that the variables of all providers make; `onGap` for one that lacks a part, which the first buyer would notice. */
export function readPaymentVariables(
  read: Read,
  urlSchema: z.ZodType<string>,
  onGap: () => void,
): ConfiguredConnections {
  const found = Object.values(providerConnections).flatMap((connection) => {
    const configured = readOne(connection, read, urlSchema, onGap);
    return configured ? [[connection.code, configured] as const] : [];
  });
  return Object.fromEntries(found);
}

function readOne(
  { urlVariable, credentials, urls }: ProviderConnection,
  read: Read,
  urlSchema: z.ZodType<string>,
  onGap: () => void,
): ConfiguredConnection | null {
  if (urlVariable === undefined) return null;
  const url = read(urlVariable, urlSchema);
  const values = credentials.flatMap(({ name, variable, optional = false }) =>
    variable === undefined ? [] : [{ name, optional, value: read(variable, credential) }],
  );
  const needed = [url, ...values.filter(({ optional }) => !optional).map(({ value }) => value)];
  const given = needed.filter((part) => part !== '').length;
  if (given > 0 && given < needed.length) onGap();
  if (given < needed.length) return null;
  return {
    environment: url === urls.sandbox || new URL(url).hostname.includes('sandbox') ? 'sandbox' : 'live',
    url,
    credentials: Object.fromEntries(values.map(({ name, value }) => [name, value])),
  };
}
