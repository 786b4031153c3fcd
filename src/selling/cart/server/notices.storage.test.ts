import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { findSession } from '#foundation/services/sessions.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { queueNotice, takeNotices } from './notices.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

/** A visitor whose session is found anew by each request. */
async function aVisitor() {
  const first = await aRequestContext(db);
  await first.session.open(db);
  const token = /^shop_session=([^;]+)/.exec(first.reply.cookies.join('\n'))?.[1] ?? '';
  return async () => {
    const found = await findSession(db, token, first.clock.now());
    if (!found) throw new Error('The session is gone.');
    return aRequestContext(db, { found });
  };
}

const textsOf = async (ctx: Parameters<typeof takeNotices>[0]) =>
  (await takeNotices(ctx)).map(({ text }) => text);

describe('the notices of a session', () => {
  it('are shown by the next request, once', async () => {
    const request = await aVisitor();
    await queueNotice(await request(), { kind: 'success', text: 'Salvato.' });
    expect(await textsOf(await request())).toEqual(['Salvato.']);
    expect(await textsOf(await request())).toEqual([]);
  });

  it('are shown by the request that queues them, where the session had none', async () => {
    const ctx = await (await aVisitor())();
    expect(await textsOf(ctx)).toEqual([]);
    await queueNotice(ctx, { kind: 'success', text: 'Salvato.' });
    expect(await textsOf(ctx)).toEqual(['Salvato.']);
  });
});
