import pg from 'pg';

export const MAINTENANCE_DATABASE = 'postgres';
export const SERVER_USER = 'postgres';

const CANNOT_CONNECT_NOW = '57P03';
const TOO_MANY_CONNECTIONS = '53300';
const PATIENCE_MS = 2000;

/** A client of the embedded server; the caller connects and ends it. */
export function serverClient(socketDirectory: string, port: number, database: string): pg.Client {
  const client = new pg.Client({
    host: socketDirectory,
    port,
    user: SERVER_USER,
    database,
    ssl: false,
    connectionTimeoutMillis: PATIENCE_MS,
  });
  // A server that goes away while we speak to it is an answer, not a crash of the shop.
  client.on('error', () => {});
  return client;
}

/** Asks for an answer: `ready`, `starting` (also while it recovers or ends), or `silent` when nothing listens. */
export async function askServer(
  socketDirectory: string,
  port: number,
): Promise<'ready' | 'starting' | 'silent'> {
  const client = serverClient(socketDirectory, port, MAINTENANCE_DATABASE);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === TOO_MANY_CONNECTIONS) return 'ready';
    return code === CANNOT_CONNECT_NOW ? 'starting' : 'silent';
  } finally {
    await client.end().catch(() => {});
  }
}
