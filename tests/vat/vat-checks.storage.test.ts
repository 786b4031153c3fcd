import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createViesRegister } from '#foundation/services/vies-register.ts';
import { checkVatNumber } from '#pricing/vat/server/check-vat-number.ts';
import { listVatChecks } from '#pricing/vat/server/staff/list-vat-checks.ts';
import { retryVatChecks } from '#selling/orders/server/retry-vat-checks.ts';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aVatRegister, type TestVatRegister } from '../factories/a-vat-register.ts';
import { fakeClock } from '../factories/fake-clock.ts';

let home: TestDatabase;
let db: Database;
let register: TestVatRegister;
const hourMs = 60 * 60 * 1000;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());
beforeEach(async () => {
  await db.deleteFrom('vat_checks').execute();
  register = await aVatRegister('DE136695976');
  return () => register.close();
});

async function aVatContext(options: { readonly asks?: boolean } = {}) {
  const clock = fakeClock();
  const vies = createViesRegister({
    url: register.url,
    clock,
    log: silentLog,
    restMs: 0,
    pauseMs: 0,
    wait: async () => {},
  });
  return aRequestContext(db, { clock, vatRegister: options.asks === false ? null : vies });
}

const german = { vat: 'DE136695976', country: 'DE' };

describe('[VAT-02] the record of checks', () => {
  it('an answer holds for a day: the register is asked once, and again when the day is over', async () => {
    const ctx = await aVatContext();
    const first = await checkVatNumber(ctx, german);
    const second = await checkVatNumber(ctx, { ...german, vat: '136 695 976' });
    expect([first.reply, second.check?.id]).toEqual(['valid', first.check?.id]);
    expect(register.heard).toHaveLength(1);
    ctx.clock.advance(24 * hourMs);
    const third = await checkVatNumber(ctx, german);
    expect(third.check?.id).not.toBe(first.check?.id);
    expect(register.heard).toHaveLength(2);
  });

  it('what the register does not know is invalid, and that is kept too', async () => {
    const ctx = await aVatContext();
    const checked = await checkVatNumber(ctx, { vat: 'ATU13585627', country: 'AT' });
    expect([checked.reply, checked.check?.answer]).toEqual(['invalid', 'invalid']);
  });

  it('a number of the shop’s own country is not asked for', async () => {
    const ctx = await aVatContext();
    const checked = await checkVatNumber(ctx, { vat: '00743110157', country: 'IT' });
    expect([checked.reply, checked.check?.source]).toEqual(['valid', 'check-digits']);
    expect(register.heard).toEqual([]);
  });

  it('without a register check digits decide, and nobody is asked', async () => {
    const ctx = await aVatContext({ asks: false });
    expect((await checkVatNumber(ctx, { vat: 'ATU13585627', country: 'AT' })).reply).toBe('valid');
    expect(register.heard).toEqual([]);
  });

  it('what fails its check digits is not written down', async () => {
    const ctx = await aVatContext();
    expect(await checkVatNumber(ctx, { vat: 'RSSMRA80A01F205X', country: 'IT' })).toEqual({
      reply: 'invalid',
      check: null,
    });
    expect(await db.selectFrom('vat_checks').select('id').execute()).toEqual([]);
  });
});

describe('a register that is down', () => {
  it('refuses nobody, and is asked again after a while until it answers', async () => {
    register.moods = [{ fault: 'MS_UNAVAILABLE' }];
    const ctx = await aVatContext();
    const job = { ...ctx, settings: settingsFrom(new Map()) };
    const checked = await checkVatNumber(ctx, german);
    expect([checked.reply, checked.check?.answer]).toEqual(['valid', 'unknown']);
    expect(await retryVatChecks(job)).toBe(0);
    ctx.clock.advance(5 * 60 * 1000);
    expect(await retryVatChecks(job)).toBe(0);
    const waiting = await db.selectFrom('vat_checks').selectAll().executeTakeFirstOrThrow();
    expect([waiting.attempts, waiting.ask_again_at]).toEqual([
      2,
      new Date(ctx.clock.now().getTime() + 10 * 60 * 1000),
    ]);

    register.moods = ['answers'];
    ctx.clock.advance(10 * 60 * 1000);
    expect(await retryVatChecks(job)).toBe(1);
    const known = await db.selectFrom('vat_checks').selectAll().executeTakeFirstOrThrow();
    expect(known).toMatchObject({
      id: waiting.id,
      answer: 'valid',
      fault: null,
      ask_again_at: null,
      attempts: 3,
    });
    ctx.clock.advance(24 * hourMs);
    expect(await retryVatChecks(job)).toBe(0);
  });
});

describe('the staff’s list of checks', () => {
  it('shows the newest first, by answer and by the beginning of a number', async () => {
    const ctx = await aVatContext();
    await checkVatNumber(ctx, german);
    ctx.clock.advance(hourMs);
    await checkVatNumber(ctx, { vat: 'ATU13585627', country: 'AT' });
    const listed = async (query: { answer?: 'valid' | 'invalid' | null; number?: string; page?: number }) =>
      (await listVatChecks(ctx, { page: 1, answer: null, number: '', ...query }))?.checks.map(
        ({ number }) => number,
      );
    expect(await listed({})).toEqual(['ATU13585627', 'DE136695976']);
    expect(await listed({ answer: 'valid' })).toEqual(['DE136695976']);
    expect(await listed({ number: '1366' })).toEqual(['DE136695976']);
    expect(await listed({ number: 'FR' })).toEqual([]);
    expect(await listed({ page: 2 })).toBeUndefined();
  });
});
