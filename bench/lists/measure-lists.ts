import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askProgram } from '../host/ask-program.ts';
import type { BenchHost } from '../host/bench-host.ts';
import { LOAD_CORE, SERVER_CORE } from '../host/cores.ts';
import { startShop } from '../host/shop-process.ts';
import { type BatchTimes, replayed } from '../shopping/batches.ts';
import { RECORDING_FILE } from '../shopping/recorded.ts';
import { percentile } from '../table/percentile.ts';
import { atMost } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { batchOf, type ListView, listTimes, listViews, roundsOf, warmUpOf } from './list-views.ts';

const times = (found: BatchTimes, view: ListView): readonly number[] =>
  Array.from(
    { length: roundsOf(view) - warmUpOf(view) },
    (_, round) => found[batchOf(view, warmUpOf(view) + round)] ?? Number.NaN,
  ).sort((a, b) => a - b);

/** The lists of goods as staff see them. */
export async function measureLists(sheet: Sheet, host: BenchHost): Promise<void> {
  await measureViews(sheet, host, await listViews(host.databaseUrl), (name) => host.copy(name));
}

/**
 * Pages of the staff area, one after the other, in copies of a database. The yardstick is the same SQL, sent by the driver alone to a database
 * as the shop's was.
 */
export async function measureViews(
  sheet: Sheet,
  host: BenchHost,
  views: readonly ListView[],
  copy: (name: string) => Promise<string>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pistone-recording-'));
  const file = join(folder, 'statements');
  const look = async (databaseUrl: string, recording: boolean): Promise<BatchTimes> => {
    const shop = await startShop({
      dataDir: host.dataDir,
      databaseUrl,
      products: host.products,
      ...(recording
        ? {
            nodeOptions: ['--import', join(import.meta.dirname, '../shopping/record-statements.ts')],
            environment: { [RECORDING_FILE]: file },
          }
        : {}),
    });
    const program = join(import.meta.dirname, 'look-at-lists.ts');
    const message = { url: shop.url, views };
    const looked = await askProgram({ cores: LOAD_CORE, program, message }).finally(() => shop.stop());
    return listTimes.parse(looked).times;
  };
  try {
    await look(await copy('bench_recording'), true);
    const args = [await copy('bench_replay'), file, 'prepared'];
    const program = join(import.meta.dirname, '../shopping/replay-statements.ts');
    const bare = replayed.parse(await askProgram({ cores: SERVER_CORE, program, args }));
    if (bare.differing > 0)
      console.log(`Note: ${bare.differing} statements found other rows when they were sent again.`);
    const found = await look(await copy('bench_lists'), false);
    for (const view of views) {
      const figure = (share: number) => ({
        value: percentile(times(found, view), share),
        yardstick: percentile(times(bare.times, view), share),
      });
      const head = { unit: 'ms', digits: 1 };
      sheet.note(host.products, { ...head, measure: `${view.name}: p50` }, figure(0.5));
      const last = { ...head, measure: `${view.name}: p95`, target: atMost(view.most) };
      sheet.note(host.products, last, figure(0.95));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
