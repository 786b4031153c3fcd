import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { demoPictures } from '#database/demo-shop/demo-pictures.ts';
import { pictureKey } from '#database/demo-shop/pictures/picture-key.ts';
import { startEmbeddedPostgres } from '#database/launcher/start-embedded-postgres.ts';
import { stopEmbeddedPostgres } from '#database/launcher/stop-embedded-postgres.ts';
import { projectRoot } from '#database/project-root.ts';
import { familySeconds } from './process-figures.ts';
import { startShop } from './shop-process.ts';

const LOOK_AGAIN_MS = 1000;

/** A data folder with a demo shop of one size, kept from run to run; what is measured works on copies of its database. */
export type BenchPlace = {
  readonly products: number;
  readonly dataDir: string;
  /** the demo shop as it was loaded: to be read only */
  readonly databaseUrl: string;
  /** A fresh copy of the demo shop. */
  copy(name: string): Promise<string>;
  /** processor time of the database, in seconds */
  databaseSeconds(): number;
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
  while (picturesMissing(media) > 0) await delay(LOOK_AGAIN_MS);
  await shop.stop();
}

async function ask(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const databaseOf = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

export async function openBenchPlace(products: number): Promise<BenchPlace> {
  const dataDir = join(projectRoot(), `data/bench-${products}`);
  await fill(dataDir, products);
  const server = await startEmbeddedPostgres(join(dataDir, 'pg'));
  const postmaster = Number(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const { database } = server.connection;
  const maintenance = databaseOf(server.url, 'postgres');
  await ask(server.url, 'vacuum analyze');
  return {
    products,
    dataDir,
    databaseUrl: server.url,
    async copy(name) {
      await ask(
        maintenance,
        `drop database if exists ${name} with (force)`,
        `create database ${name} template ${database} strategy file_copy`,
      );
      // What a checkpoint would write in the midst of a measurement is written now.
      await ask(databaseOf(server.url, name), 'vacuum analyze', 'checkpoint');
      return databaseOf(server.url, name);
    },
    databaseSeconds: () => familySeconds(postmaster),
    // Also one that an interrupted run has left behind: nobody else uses this folder.
    close: () => stopEmbeddedPostgres(join(dataDir, 'pg')),
  };
}
