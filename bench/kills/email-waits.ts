import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { TestMailServer } from '#tests/factories/a-mail-server.ts';
import { percentile } from '../table/percentile.ts';
import { atMost } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';

const PATIENCE_MS = 180_000;
const POLL_MS = 200;
// A worker is gone after ten seconds, and its jobs are looked for every five; among kills nothing comes to its turn.
const LAST_AFTER_S = 60;

type Found = { readonly left: number; readonly locked: number };

async function look(db: Database): Promise<Found> {
  const { rows } = await sql<Found>`
    select (select count(*)::int from outbox where status <> 'sent') as left,
      (select count(*)::int from graphile_worker._private_jobs where locked_at is not null) as locked`.execute(
    db,
  );
  return rows[0] ?? { left: 0, locked: 0 };
}

/** How often the mail server took an email that it had taken before: the same Message-ID. */
function retaken({ emails }: TestMailServer): number {
  const ids = emails.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? raw);
  return ids.length - new Set(ids).size;
}

/** Waits until every email has left, at most three minutes, and notes how long they took from the order to the mail server. */
export async function noteEmailWaits(
  sheet: Sheet,
  size: number,
  title: string,
  { db, mail }: { readonly db: Database; readonly mail: TestMailServer },
): Promise<void> {
  const begun = performance.now();
  let found = await look(db);
  while (found.left + found.locked > 0 && performance.now() - begun < PATIENCE_MS) {
    await delay(POLL_MS);
    found = await look(db);
  }
  const drained = (performance.now() - begun) / 1000;
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from sent_at - created_at)::float as seconds from outbox where sent_at is not null order by 1`.execute(
    db,
  );
  const waits = rows.map(({ seconds }) => seconds);
  const nothing = { ...atMost(0), words: 'none' };
  const counts = [
    ['emails that have not left', found.left, nothing],
    ['jobs still locked', found.locked, nothing],
    ['emails sent', waits.length, undefined],
    // A process that is killed between the mail server's yes and the note of it leaves an email that is sent again.
    ['emails sent a second time under the same Message-ID', retaken(mail), undefined],
  ] as const;
  for (const [words, value, target] of counts) {
    sheet.note(size, { measure: `${title}: ${words}`, unit: '', ...(target && { target }) }, { value });
  }
  const times = [
    ['from the order to the mail server, p50', percentile(waits, 0.5), undefined],
    ['from the order to the mail server, p95', percentile(waits, 0.95), undefined],
    ['from the order to the mail server, longest', waits.at(-1) ?? 0, undefined],
    ['after the end of all orders until the last had left', drained, atMost(LAST_AFTER_S)],
  ] as const;
  for (const [words, value, target] of times) {
    const measure = `${title}: emails, ${words}`;
    sheet.note(size, { measure, unit: 's', digits: 1, ...(target && { target }) }, { value });
  }
}
