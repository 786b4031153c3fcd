import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { z } from 'zod';
import { askProgram } from '../host/ask-program.ts';
import type { BenchHost } from '../host/bench-host.ts';
import { LOAD_CORE, SERVER_CORE, spawnNode } from '../host/cores.ts';
import { childrenOf, residentMegabytes } from '../host/process-figures.ts';
import { type ShopProcess, startShop } from '../host/shop-process.ts';
import { atMost } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { NAMED, PICTURES, type SentPictures, sentPictures } from './sent-pictures.ts';

const SIZE = { width: 1000, height: 750 } as const;
const ALONE = 10;
const LOOK_AFTER_MS = 100;
const GIVE_UP_AFTER_MS = 1_800_000;

const programOf = (name: string) => join(import.meta.dirname, name);

/** A picture as noisy as a photo. */
async function aPhoto(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { ...SIZE, channels: 3, background: '#888888', noise } })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toFile(file);
}

const send = async (url: string, isShop: boolean, file: string): Promise<SentPictures> =>
  sentPictures.parse(
    await askProgram({
      cores: LOAD_CORE,
      program: programOf('send-pictures.ts'),
      message: { url, isShop, file },
    }),
  );

/** The same pictures sent to a server that only writes them. */
async function sendToBareServer(folder: string, file: string): Promise<SentPictures> {
  const received = join(folder, 'received');
  await mkdir(received);
  const child = spawnNode(SERVER_CORE, [programOf('bare-receiver.ts'), received], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const [address] = (await once(child, 'message')) as [AddressInfo];
    return await send(`http://127.0.0.1:${address.port}`, false, file);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

/** Seconds in which one picture is made by the library alone. */
async function secondsAlone(folder: string, file: string): Promise<number> {
  const made = join(folder, 'made');
  await mkdir(made);
  const program = programOf('make-sizes-alone.ts');
  const message = { file, folder: made, rounds: ALONE };
  return z.number().parse(await askProgram({ cores: SERVER_CORE, program, message }));
}

/** Seconds until all sizes are made, how many pictures have none, and the memory of the processes that make them, at its highest. */
async function untilMade(databaseUrl: string, shop: ShopProcess) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const begun = performance.now();
  let peak = 0;
  try {
    for (;;) {
      for (const child of childrenOf(shop.pid)) peak = Math.max(peak, memoryOf(child));
      const { rows } = await client.query<{ waiting: number }>(
        `select count(*)::int as waiting from images where widths = '{}' and file_name like $1`,
        [`${NAMED}-%`],
      );
      const waiting = rows[0]?.waiting ?? 0;
      const ms = performance.now() - begun;
      if (waiting === 0 || ms > GIVE_UP_AFTER_MS) return { seconds: ms / 1000, missing: waiting, peak };
      await delay(LOOK_AFTER_MS);
    }
  } finally {
    await client.end();
  }
}

function memoryOf(pid: number): number {
  try {
    return residentMegabytes(pid).peak || 0;
  } catch {
    // It ended meanwhile.
    return 0;
  }
}

/** Deletes the files of the pictures, which the next run would find in the data folder. */
async function tidy(dataDir: string): Promise<void> {
  for (const folder of ['media', 'originals'].map((name) => join(dataDir, name))) {
    for (const name of await readdir(folder))
      if (name.startsWith(NAMED)) await rm(join(folder, name), { recursive: true });
  }
}

/** Pictures that are sent to the media library all at once, each by a connection of its own, and what their sizes take. */
export async function measurePictures(sheet: Sheet, host: BenchHost): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pistone-pictures-'));
  const { products, dataDir } = host;
  const nothing = { ...atMost(0), words: 'none' };
  try {
    const file = join(folder, 'photo.jpg');
    await aPhoto(file);
    const bare = await sendToBareServer(folder, file);
    const alone = await secondsAlone(folder, file);
    const databaseUrl = await host.copy('bench_pictures');
    const shop = await startShop({ dataDir, databaseUrl, products });
    try {
      const begun = performance.now();
      const sent = await send(shop.url, true, file);
      const uploaded = (performance.now() - begun) / 1000;
      const made = await untilMade(databaseUrl, shop);
      for (const failure of new Set(sent.failures)) console.log(`  ${failure}`);
      const head = `${PICTURES} pictures sent at once`;
      sheet.note(
        products,
        { measure: head, unit: 's', digits: 1 },
        { value: sent.seconds, yardstick: bare.seconds },
      );
      sheet.note(
        products,
        { measure: `${head}: failures`, unit: '', target: nothing },
        { value: sent.failures.length + made.missing },
      );
      sheet.note(
        products,
        { measure: `${head}: until all their sizes are made`, unit: 's' },
        { value: uploaded + made.seconds, yardstick: alone * PICTURES },
      );
      const memory = residentMegabytes(shop.pid).peak;
      sheet.note(
        products,
        { measure: `${head}: memory of the server, at its highest`, unit: 'MB', target: atMost(400) },
        { value: memory },
      );
      sheet.note(
        products,
        { measure: `${head}: memory of a process that makes sizes, at its highest`, unit: 'MB' },
        { value: made.peak },
      );
    } finally {
      await shop.stop();
      await tidy(dataDir);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
