import { expect, it } from 'vitest';
import { providerConnections } from '#foundation/payment-adapters/server/provider-connections.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';

const credentials = Object.values(providerConnections).flatMap((connection) =>
  connection.credentials.map(({ name, origin }) => ({ code: connection.code, name, origin })),
);

it.each(credentials)('$code: $name has a label in both languages, and a hint where it is entered', (one) => {
  for (const locale of ['it', 'en'] as const) {
    const words = staffMessagesFor(locale).staffProviders.fields[one.code]?.[one.name];
    expect(words?.label).toMatch(/\w/);
    if (one.origin !== 'made') expect(words?.hint).toMatch(/\w/);
  }
});
