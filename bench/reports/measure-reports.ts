import type { BenchHost } from '../host/bench-host.ts';
import { measureViews } from '../lists/measure-lists.ts';
import type { Sheet } from '../table/sheet.ts';
import { fillWithOrders } from './fill-with-orders.ts';
import { reportViews } from './report-views.ts';

/** The start page and the reports of a shop that has sold a million times in three years; they only read, so one copy serves all runs. */
export async function measureReports(sheet: Sheet, host: BenchHost): Promise<void> {
  const database = await host.copy('bench_reports');
  await fillWithOrders(database);
  await measureViews(sheet, host, reportViews(new Date()), () => Promise.resolve(database));
}
