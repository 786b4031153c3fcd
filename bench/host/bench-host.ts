import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { demoPictures } from '#demo/demo-pictures.ts';
import { pictureKey } from '#demo/pictures/picture-key.ts';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { stopEmbeddedPostgres } from '#foundation/database/launcher/stop-embedded-postgres.ts';
import { migrateToLatest } from '#foundation/database/migrate.ts';
import { projectRoot } from '#foundation/database/project-root.ts';
import { LARGE } from '../targets.ts';
import { enlargeShop } from './enlarge-shop.ts';
import { familySeconds } from './process-figures.ts';
import { startShop } from './shop-process.ts';

const POLL_MS = 1000;

/** A data folder with a demo shop of one size, the same in every run; what is measured works on copies of its database. */
export type BenchHost = {
  readonly products: number;
  readonly dataDir: string;
  /** the demo shop as it was loaded: to be read only */
  readonly databaseUrl: string;
  /** A fresh copy of the demo shop, or of another one of its copies. */
  copy(name: string, of?: string): Promise<string>;
  /** processor time of the database, in seconds */
  databaseSeconds(): number;
  /** the process that all others of the database are children of */
  readonly databasePid: number;
  close(): Promise<void>;
};

function picturesMissing(mediaFolder: string): number {
  const drawn = existsSync(mediaFolder) ? readdirSync(mediaFolder) : [];
  const names = drawn.join('\n');
  return demoPictures(true).filter((spec) => !names.includes(pictureKey(spec))).length;
}

/** Opens the shop once, so that it makes its database and its pictures the way it always does. */
async function fill(dataDir: string, products: number): Promise<void> {
  const media = join(dataDir, 'media');
  if (existsSync(join(dataDir, 'pg')) && picturesMissing(media) === 0) return;
  console.log(`Making the demo shop of ${products} products in ${dataDir}; this happens once.`);
  const shop = await startShop({ dataDir, databaseUrl: null, products });
  while (picturesMissing(media) > 0) await delay(POLL_MS);
  await shop.stop();
}

/** Sends statements one by one; how many rows the last one answered. */
async function ask(url: string, ...statements: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows = 0;
    for (const statement of statements) rows = (await client.query(statement)).rows?.length ?? 0;
    return rows;
  } finally {
    await client.end();
  }
}

const databaseOf = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

/** The database of a shop larger than is loaded: made of a loaded one in SQL, once, and stored beside it. */
async function enlarged(serverUrl: string, database: string, times: number): Promise<string> {
  const name = `${database}_times_${times}`;
  const maintenance = databaseOf(serverUrl, 'postgres');
  const exists = await ask(maintenance, `select from pg_database where datname = '${name}'`);
  if (exists === 0) {
    console.log(`Making a shop ${times} times as large; this happens once.`);
    await ask(maintenance, `create database ${name}_unfinished template ${database} strategy file_copy`);
    await enlargeShop(databaseOf(serverUrl, `${name}_unfinished`), times);
    await ask(maintenance, `alter database ${name}_unfinished rename to ${name}`);
  }
  return name;
}

export async function openBenchHost(products: number): Promise<BenchHost> {
  const loaded = Math.min(products, LARGE);
  const dataDir = join(projectRoot(), `data/bench-${loaded}`);
  await fill(dataDir, loaded);
  const server = await startEmbeddedPostgres(join(dataDir, 'pg'));
  const postmaster = Number(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const times = Math.round(products / loaded);
  const { database: origin } = server.connection;
  // A database that was loaded by an older shop has to know today's tables before it is copied.
  await migrateToLatest(server.url);
  const database = times > 1 ? await enlarged(server.url, origin, times) : origin;
  const maintenance = databaseOf(server.url, 'postgres');
  await ask(server.url, 'vacuum analyze');
  return {
    products,
    dataDir,
    databaseUrl: databaseOf(server.url, database),
    async copy(name, of = database) {
      await ask(
        maintenance,
        `drop database if exists ${name} with (force)`,
        `create database ${name} template ${of} strategy file_copy`,
      );
      // What a checkpoint would write in the midst of a measurement is written now.
      await ask(databaseOf(server.url, name), 'vacuum analyze', 'checkpoint');
      return databaseOf(server.url, name);
    },
    databaseSeconds: () => familySeconds(postmaster),
    databasePid: postmaster,
    // Also one that an interrupted run has left behind: nobody else uses this folder.
    close: () => stopEmbeddedPostgres(join(dataDir, 'pg')),
  };
}
