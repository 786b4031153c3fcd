import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { demoFirm } from '#demo/content/demo-firm.data.ts';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { migrateToLatest } from '#foundation/database/migrate.ts';
import './database-home.ts';

/** A database of its own, with all tables and nothing in them. */
export type FreshDatabase = { readonly url: string; drop(): Promise<void> };

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function serverUrl(): Promise<string> {
  const { url, folder } = inject('databaseHome');
  if (url) return url;
  const server = await startEmbeddedPostgres(join(folder, 'pg'));
  // What is thrown away in a minute need not survive a power cut.
  if (!server.attached) {
    await withClient(server.url, async (client) => {
      for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
        await client.query(`alter system set ${setting} = off`);
      }
      await client.query('select pg_reload_conf()');
    });
  }
  return server.url;
}

function addressOf(database: string, server: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

/** The firm of the demo shop: a shop without one takes no bank transfers and writes to nobody. */
async function writeDemoFirm(client: pg.Client): Promise<void> {
  const text = `insert into settings (key, value) select key, value from jsonb_each($1::jsonb)`;
  await client.query({ text, values: [JSON.stringify(demoFirm)] });
}

/** Makes the database that the others are copied from, once per run; a second worker waits for the first. */
async function ensureTemplate(server: string, template: string): Promise<void> {
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    await client.query(`drop database if exists ${template}_unfinished`);
    await client.query(`create database ${template}_unfinished template template0`);
    const address = addressOf(`${template}_unfinished`, server);
    await migrateToLatest(address);
    await withClient(address, writeDemoFirm);
    await client.query(`alter database ${template}_unfinished rename to ${template}`);
  });
}

/** A database of its own with nothing in it, not even tables. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  return createFrom('template0', await serverUrl());
}

/** Copies the migrated template; one per test file is cheap (about 35 ms), `drop` gives it back before the run ends. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { prefix } = inject('databaseHome');
  const server = await serverUrl();
  const template = `${prefix}_base`;
  await ensureTemplate(server, template);
  return createFrom(template, server);
}

async function createFrom(template: string, server: string): Promise<FreshDatabase> {
  const { prefix } = inject('databaseHome');
  const name = `${prefix}_${randomBytes(5).toString('hex')}`;
  // Copied file by file: the usual way writes all of it into the log as well, at more than twice the price.
  await withClient(server, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return {
    url: addressOf(name, server),
    drop: async () => {
      await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
