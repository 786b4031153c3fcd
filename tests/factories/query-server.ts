import pg from 'pg';
import type { EmbeddedServer } from '#foundation/database/launcher/start-embedded-postgres.ts';

/** Asks an embedded server one thing, by its address. */
export async function queryServer(
  server: EmbeddedServer,
  sql: string,
): Promise<Record<string, string | number | boolean | null>[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
