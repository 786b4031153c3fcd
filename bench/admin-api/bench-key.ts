import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { apiKeyDigest } from '#customers/api-keys/server/api-key-digest.ts';

/** Gives an administrator of a shop a key without a limit of calls; answers with the header that names it. */
export async function benchKey(databaseUrl: string): Promise<string> {
  const key = `ck_${randomBytes(20).toString('hex')}`;
  const secret = `cs_${randomBytes(20).toString('hex')}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into api_keys (customer_id, name, key_digest, key_end, secret_digest, sealed_secret, access, created_at)
       select id, 'bench', $1, $2, $3, '', 'read_write', now() from customers where staff_role = 'administrator' order by id limit 1`,
      [apiKeyDigest(key), key.slice(-7), apiKeyDigest(secret)],
    );
    await client.query(
      `insert into settings (key, value) values ('api_key_calls_per_minute', '0') on conflict (key) do update set value = excluded.value`,
    );
  } finally {
    await client.end();
  }
  return `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
}
