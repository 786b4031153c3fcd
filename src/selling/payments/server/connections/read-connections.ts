import { z } from 'zod';
import type { Database } from '#foundation/database/client.ts';
import { type ProviderCode, readProviderCode } from '#foundation/payment-provider/rules/payment-providers.ts';
import type {
  Credentials,
  ProviderEnvironment,
} from '#foundation/payment-provider/rules/provider-connection.ts';
import type { Seal } from '#foundation/services/seal.ts';

/** Credentials as stored. */
export type StoredConnection = {
  readonly id: number;
  readonly code: ProviderCode;
  readonly environment: ProviderEnvironment;
  /** null where the key is another one than they were encrypted with */
  readonly credentials: Credentials | null;
  /** values that are no secret, and the last characters of secrets */
  readonly shown: Credentials;
  readonly revision: number;
  readonly savedAt: Date;
  readonly tried: { readonly at: Date; readonly problem: string } | null;
  readonly isRetired: boolean;
};

const texts = z.record(z.string(), z.string());

/** Binds encrypted credentials to provider and environment. */
export const sealSubject = (code: ProviderCode, environment: ProviderEnvironment) =>
  `payment ${code} ${environment}`;

/** All stored credentials, the newest first. */
export async function readConnections(db: Database, seal: Seal): Promise<readonly StoredConnection[]> {
  const rows = await db.selectFrom('payment_connections').selectAll().orderBy('id', 'desc').execute();
  return rows.flatMap((row) => {
    // Of a provider that the shop once had an adapter for.
    const code = readProviderCode(row.provider);
    if (!code) return [];
    const { environment } = row;
    return {
      id: row.id,
      code,
      environment,
      credentials: credentialsIn(seal.open(row.sealed, sealSubject(code, environment))),
      shown: texts.catch({}).parse(row.shown),
      revision: row.revision,
      savedAt: row.saved_at,
      tried: row.tried_at && { at: row.tried_at, problem: row.tried_problem },
      isRetired: row.retired_at !== null,
    };
  });
}

function credentialsIn(json: string | null): Credentials | null {
  return json === null ? null : texts.parse(JSON.parse(json));
}
