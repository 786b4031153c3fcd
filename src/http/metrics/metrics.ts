import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobFigures } from '#http/jobs/job-recovery.ts';

/** What the page cache counts. */
export type PageCacheFigures = {
  readonly hits: number;
  readonly stale: number;
  readonly misses: number;
  readonly bypassed: number;
  readonly pages: number;
  readonly bytes: number;
};

/** The figures of a process, for Prometheus. */
export type Metrics = {
  /** seconds */
  observe(kind: string, status: number, seconds: number): void;
  watchPool(pool: pg.Pool): void;
  watchPageCache(figures: () => PageCacheFigures): void;
  watchJobs(figures: () => JobFigures): void;
  text(): Promise<string>;
  readonly contentType: string;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'Time until an answer begins, by door and status.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  return {
    observe: (kind, status, seconds) => durations.observe({ kind, status: String(status) }, seconds),
    watchPool(pool) {
      gauge('shop_database_connections', 'Open connections to the database.', () => pool.totalCount);
      gauge('shop_database_connections_idle', 'Connections that wait for work.', () => pool.idleCount);
      gauge('shop_database_waiting', 'Requests that wait for a connection.', () => pool.waitingCount);
    },
    watchPageCache(figures) {
      new Counter({
        name: 'shop_page_cache_requests_total',
        help: 'Requests for public pages, by how they were answered.',
        labelNames: ['outcome'],
        registers: [registry],
        collect() {
          const { hits, stale, misses, bypassed } = figures();
          this.reset();
          for (const [outcome, count] of Object.entries({
            hit: hits,
            stale,
            miss: misses,
            bypass: bypassed,
          })) {
            this.inc({ outcome }, count);
          }
        },
      });
      gauge('shop_page_cache_pages', 'Pages in the cache.', () => figures().pages);
      gauge('shop_page_cache_bytes', 'Bytes of the pages in the cache.', () => figures().bytes);
    },
    watchJobs(figures) {
      const waiting = () => figures().waiting;
      counter(
        'shop_job_locks_released_total',
        'Jobs taken from workers that were gone.',
        () => figures().released,
      );
      counter(
        'shop_emails_requeued_total',
        'Emails that had waited too long and were queued again.',
        () => figures().requeuedEmails,
      );
      counter(
        'shop_payments_requeued_total',
        'Payments that had waited too long and were queued again.',
        () => figures().requeuedPayments,
      );
      gauge(
        'shop_emails_waiting',
        'Emails that wait to be sent for more than five minutes.',
        () => waiting().emails,
      );
      gauge('shop_emails_waiting_seconds', 'Age of the oldest of them.', () => waiting().emailSeconds);
      gauge(
        'shop_emails_failed',
        'Emails that the mail server has refused for more than five minutes.',
        () => waiting().failedEmails,
      );
      gauge(
        'shop_payments_waiting',
        'Payments and refunds that the provider has not answered for more than five minutes.',
        () => waiting().payments,
      );
      gauge('shop_payments_waiting_seconds', 'Age of the oldest of them.', () => waiting().paymentSeconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
