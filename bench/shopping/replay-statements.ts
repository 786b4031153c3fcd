import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import pg from 'pg';
import { sendByName } from '#foundation/database/prepared-statements.ts';
import type { BatchTimes, Replayed } from './batches.ts';
import type { RecordedRequest } from './recorded.ts';

// The yardstick of carts and orders: the statements that the shop sent, sent again by the driver alone to a database that is
// as the shop's was. A program of its own on the core that the shop runs on.
const [url = '', file = '', manner = ''] = process.argv.slice(2);

async function replay(requests: readonly RecordedRequest[]): Promise<Replayed> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As the shop sends them: what was planned once is not planned again.
  if (manner === 'prepared') sendByName(client);
  const times: BatchTimes = {};
  const sent: Record<string, number> = {};
  let differing = 0;
  for (const { batch, statements } of requests) {
    const counts: (number | null)[] = [];
    const begun = performance.now();
    for (const { text, values } of statements) counts.push((await client.query(text, values)).rowCount);
    const ms = performance.now() - begun;
    if (batch !== '') {
      times[batch] = (times[batch] ?? 0) + ms;
      sent[batch] = (sent[batch] ?? 0) + statements.length;
    }
    differing += statements.filter(({ rows }, at) => rows !== counts[at]).length;
  }
  await client.end();
  return { times, sent, differing };
}

replay(deserialize(readFileSync(file))).then(
  (replayed) => process.send?.(replayed, () => process.disconnect()),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
