import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { aVatRegister, type RegisterMood, type TestVatRegister } from '#tests/factories/a-vat-register.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { silentLog } from './log.ts';
import { createViesRegister, type ViesOptions } from './vies-register.ts';

const shop = { prefix: 'IT', number: '12345670017' };
const question = { prefix: 'DE', number: '136695976', requester: shop };

let server: TestVatRegister;
let waited: number[];
/** no time passes here: a call ends when the register has left it waiting */
let timeouts: { readonly milliseconds: number; readonly end: AbortController }[];
const endTimes = (milliseconds: number) => () => {
  for (const timeout of timeouts) if (timeout.milliseconds === milliseconds) timeout.end.abort();
};
const clock = fakeClock();

beforeEach(async () => {
  server = await aVatRegister('DE136695976');
  waited = [];
  timeouts = [];
  server.onStuck = endTimes(callMs);
});
afterEach(() => server.close());

const callMs = 2500;
const questionMs = 6000;
const register = (options: Partial<ViesOptions> = {}) =>
  createViesRegister({
    url: server.url,
    clock,
    log: silentLog,
    callMs,
    questionMs,
    timeout(milliseconds) {
      const end = new AbortController();
      timeouts.push({ milliseconds, end });
      return end.signal;
    },
    chance: () => 0.5,
    async wait(milliseconds) {
      waited.push(milliseconds);
    },
    ...options,
  });

describe('[VAT-02] the register has three answers', () => {
  it('valid, with the consultation number and whose number it is', async () => {
    expect(await register().ask(question)).toEqual({
      answer: 'valid',
      consultationNumber: 'WAPIAAAA136695976',
      name: 'WERKSTATT MUSTER GMBH',
      address: 'Musterstraße 1\n80331 München',
    });
    expect(server.heard).toEqual([
      {
        countryCode: 'DE',
        vatNumber: '136695976',
        requesterMemberStateCode: 'IT',
        requesterNumber: '12345670017',
      },
    ]);
  });

  it('invalid, without a name where the member state gives none', async () => {
    expect(await register().ask({ ...question, number: '111111125', requester: null })).toEqual({
      answer: 'invalid',
      consultationNumber: null,
      name: null,
      address: null,
    });
  });

  it('a number that the register cannot read is invalid, whichever way it says so', async () => {
    server.moods = [
      { fault: 'INVALID_INPUT', status: 400 },
      { fault: 'INVALID_INPUT', shape: 'userError' },
    ];
    expect(await register().ask(question)).toMatchObject({ answer: 'invalid' });
    expect(await register().ask(question)).toMatchObject({ answer: 'invalid' });
  });

  const faults: readonly (readonly [RegisterMood, string, number])[] = [
    [{ fault: 'MS_UNAVAILABLE' }, 'MS_UNAVAILABLE', 3],
    [{ fault: 'MS_MAX_CONCURRENT_REQ', status: 500 }, 'MS_MAX_CONCURRENT_REQ', 3],
    [{ fault: 'GLOBAL_MAX_CONCURRENT_REQ', shape: 'userError' }, 'GLOBAL_MAX_CONCURRENT_REQ', 3],
    [{ fault: 'TIMEOUT' }, 'TIMEOUT', 3],
    [{ fault: 'SERVER_BUSY' }, 'SERVER_BUSY', 3],
    [{ fault: 'VAT_BLOCKED', status: 403 }, 'VAT_BLOCKED', 1],
    ['fails', 'SERVICE_UNAVAILABLE', 3],
    ['is-too-busy', 'GLOBAL_MAX_CONCURRENT_REQ', 3],
    ['blocks', 'REFUSED', 1],
    ['malformed', 'NOT_THE_REGISTER', 1],
    ['another-json', 'NOT_THE_REGISTER', 1],
    ['not-json', 'NOT_JSON', 3],
    ['floods', 'TOO_LONG', 3],
    ['breaks-off', 'UNREACHABLE', 3],
    ['sends-away', 'UNREACHABLE', 3],
    ['hangs', 'TIMEOUT', 3],
    ['drips', 'TIMEOUT', 3],
  ];
  test.each(faults)('%j is unknown: %s after %i calls', async (mood, fault, calls) => {
    server.moods = [mood];
    expect(await register().ask(question)).toEqual({ answer: 'unknown', fault });
    expect(server.heard).toHaveLength(calls);
  });

  it('unknown where no server listens', async () => {
    await server.close();
    expect(await register().ask(question)).toEqual({ answer: 'unknown', fault: 'UNREACHABLE' });
    server = await aVatRegister();
  });
});

describe('the register is asked with patience, and not for ever', () => {
  it('what fails for a moment is retried after a growing pause', async () => {
    server.moods = [{ fault: 'MS_UNAVAILABLE' }, 'fails', 'answers'];
    expect(await register().ask(question)).toMatchObject({ answer: 'valid' });
    expect(waited).toEqual([250, 500]);
  });

  it('all calls together end within the time of one question', async () => {
    server.moods = ['hangs'];
    server.onStuck = endTimes(questionMs);
    const answer = await register().ask(question);
    expect(answer).toEqual({ answer: 'unknown', fault: 'TIMEOUT' });
    expect(server.heard).toHaveLength(1);
  });

  it('a shop whose own number is not known gets its answer without a consultation number', async () => {
    server.refusesRequesters = true;
    expect(await register().ask(question)).toMatchObject({ answer: 'valid', consultationNumber: null });
    expect(server.heard).toHaveLength(2);
  });

  it('a member state that did not answer is left alone for half a minute; the others are asked', async () => {
    const asked = register();
    server.moods = [{ fault: 'VAT_BLOCKED', status: 403 }, 'answers'];
    await asked.ask(question);
    expect(await asked.ask(question)).toEqual({ answer: 'unknown', fault: 'RESTING' });
    expect(await asked.ask({ ...question, prefix: 'AT', number: 'U13585627' })).toMatchObject({
      answer: 'invalid',
    });
    clock.advance(30_000);
    expect(await asked.ask(question)).toMatchObject({ answer: 'valid' });
  });

  it('the same number asked for at once is asked once, and too many at once are not asked', async () => {
    const asked = register({ atOnce: 1 });
    const [one, two, other] = await Promise.all([
      asked.ask(question),
      asked.ask(question),
      asked.ask({ ...question, number: '111111125' }),
    ]);
    expect([one.answer, two]).toEqual(['valid', one]);
    expect(other).toEqual({ answer: 'unknown', fault: 'TOO_MANY_AT_ONCE' });
    expect(server.heard).toHaveLength(1);
  });
});
