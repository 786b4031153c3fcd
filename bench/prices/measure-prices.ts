import { join } from 'node:path';
import { askProgram } from '../host/ask-program.ts';
import type { BenchHost } from '../host/bench-host.ts';
import { SERVER_CORE } from '../host/cores.ts';
import { percentile } from '../table/percentile.ts';
import { atMost } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { makeList } from './make-list.ts';
import { ENTRIES, LINES, priceTimes } from './price-run.ts';

const MOST_MS = 50;
const shares = [
  ['p50', 0.5],
  ['p95', 0.95],
] as const;

/** Prices of many lines for a buyer with a long list; yardstick is the same SQL sent by the driver alone. */
export async function measurePrices(sheet: Sheet, host: BenchHost): Promise<void> {
  const databaseUrl = await host.copy('bench_prices');
  await makeList(databaseUrl);
  const program = join(import.meta.dirname, 'price-lines.ts');
  const times = priceTimes.parse(await askProgram({ cores: SERVER_CORE, program, message: { databaseUrl } }));
  const figureOf = (ms: readonly number[], share: number) =>
    percentile(
      ms.toSorted((a, b) => a - b),
      share,
    );
  const words = `Prices of ${LINES.toLocaleString('en')} lines, list of ${ENTRIES.toLocaleString('en')} entries`;
  for (const [name, share] of shares) {
    sheet.note(
      host.products,
      { measure: `${words}: ${name}`, unit: 'ms', digits: 1, target: atMost(MOST_MS) },
      { value: figureOf(times.shop, share), yardstick: figureOf(times.bare, share) },
    );
  }
}
