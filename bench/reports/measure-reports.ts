import type { BenchHost } from '../host/bench-host.ts';
import { measureViews } from '../lists/measure-lists.ts';
import type { Sheet } from '../table/sheet.ts';
import { fillWithOrders } from './fill-with-orders.ts';
import { reportViews } from './report-views.ts';

const SOLD = 'bench_reports';

/** The start page and the reports of a shop that has sold a million times in three years. */
export async function measureReports(sheet: Sheet, host: BenchHost): Promise<void> {
  await fillWithOrders(await host.copy(SOLD));
  await measureViews(sheet, host, reportViews(new Date()), (name) => host.copy(name, SOLD));
}
