import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { sweepEmails } from './sweep-emails.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await aTestDatabase();
});
afterAll(() => home.close());

test('what is closed or was written by a program goes half a year after it came; what waits, or is in a conversation, stays', async () => {
  const { db } = home;
  for (const [text, status, received] of [
    ['Aspetta', 'waiting', '2025-01-01'],
    ['Automatica', 'automatic', '2026-01-01'],
    ['Chiusa', 'closed', '2026-01-01'],
    ['In conversazione', 'attached', '2025-01-01'],
    ['Chiusa ieri', 'closed', '2026-06-30'],
  ]) {
    await sql`insert into inbound_emails (digest, message_id, from_address, from_name, subject, body, original, received_at, bytes, status, created_at)
      values (decode(md5(${text}), 'hex'), ${text}, 'a@example.test', '', '', ${text}, '', ${received}::timestamptz, 1, ${status}, now())`.execute(
      db,
    );
  }
  expect(await sweepEmails(db, new Date('2026-07-01T12:00:00Z'))).toBe(2);
  const left = await db.selectFrom('inbound_emails').select('body').orderBy('id').execute();
  expect(left.map(({ body }) => body)).toEqual(['Aspetta', 'In conversazione', 'Chiusa ieri']);
});
