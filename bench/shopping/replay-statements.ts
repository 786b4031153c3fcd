import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import pg from 'pg';
import type { BatchTimes } from './batches.ts';
import type { RecordedRequest } from './recorded.ts';

// The yardstick of carts and orders: the statements that the shop sent, sent again by the driver alone to a database that is
// as the shop's was. A program of its own on the core that the shop runs on.
const [url = '', file = ''] = process.argv.slice(2);

async function replay(
  requests: readonly RecordedRequest[],
): Promise<{ times: BatchTimes; differing: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const times: BatchTimes = {};
  let differing = 0;
  for (const { batch, statements } of requests) {
    const counts: (number | null)[] = [];
    const begun = performance.now();
    for (const { text, values } of statements) counts.push((await client.query(text, values)).rowCount);
    const ms = performance.now() - begun;
    if (batch !== '') times[batch] = (times[batch] ?? 0) + ms;
    differing += statements.filter(({ rows }, at) => rows !== counts[at]).length;
  }
  await client.end();
  return { times, differing };
}

replay(deserialize(readFileSync(file))).then(
  (replayed) => process.send?.(replayed, () => process.disconnect()),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
