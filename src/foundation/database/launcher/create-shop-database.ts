import { isUniqueViolation } from '../is-unique-violation.ts';
import { MAINTENANCE_DATABASE, serverClient } from './ask-server.ts';

export const SHOP_DATABASE = 'pistone';

const DUPLICATE_DATABASE = '42P04';

/** Creates the shop's empty database unless it is there; two processes may do so at once. */
export async function createShopDatabase(socketDirectory: string, port: number): Promise<void> {
  const client = serverClient(socketDirectory, port, MAINTENANCE_DATABASE);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [SHOP_DATABASE]);
    // From template0, which nobody can be connected to.
    if (!rowCount) await client.query(`create database ${SHOP_DATABASE} template template0`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== DUPLICATE_DATABASE && !isUniqueViolation(error)) throw error;
  } finally {
    await client.end();
  }
}
