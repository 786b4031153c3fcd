import { MAINTENANCE_DATABASE, serverClient } from './ask-server.ts';

// A number that nothing else locks in the server's own database.
const USERS_OF_THE_SERVER = 7_307_001;

/** Marks this process as one that uses an embedded server, by a shared advisory lock on a connection of its own. */
export type ServerLock = {
  /** Fulfilled when the connection ends, which it does as soon as the server dies. */
  readonly lost: Promise<void>;
  /** Gives the mark up; if no other process uses the server, runs `ifAlone`, during which none can begin to. */
  leave(ifAlone: () => Promise<void>): Promise<void>;
};

/** Throws when the server ends at that moment. */
export async function lockServer(server: {
  readonly host: string;
  readonly port: number;
}): Promise<ServerLock> {
  const client = serverClient(server.host, server.port, MAINTENANCE_DATABASE);
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [USERS_OF_THE_SERVER]);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  const isAlone = async () => {
    await client.query('select pg_advisory_unlock_shared($1)', [USERS_OF_THE_SERVER]);
    const asked = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      USERS_OF_THE_SERVER,
    ]);
    return asked.rows[0]?.alone === true;
  };
  return {
    lost,
    async leave(ifAlone) {
      // A server that has just died is not this process's to end: another may have restarted it.
      if (await isAlone().catch(() => false)) await ifAlone();
      await client.end().catch(() => {});
    },
  };
}
