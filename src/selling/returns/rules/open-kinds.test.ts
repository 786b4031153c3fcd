import { describe, expect, it } from 'vitest';
import { type OrderFacts, openKinds } from './open-kinds.ts';

const terms = { returnDays: 30, withdrawalForBusinesses: false, informedSince: '' };
const delivered: OrderFacts = {
  status: 'completed',
  isBusiness: false,
  placedOn: '2026-11-01',
  isSent: true,
  deliveredOn: '2026-11-10',
};

describe('which returns an order allows', () => {
  it.each([
    ['on the last day', '2026-11-24', { ok: true, until: '2026-11-24' }],
    ['a day later', '2026-11-25', { ok: false, error: 'too-late' }],
  ])('a consumer withdraws %s', (_, today, standing) => {
    expect(openKinds(delivered, terms, today).withdrawal).toEqual(standing);
  });

  it('a consumer withdraws before the goods have left, and before they are paid', () => {
    const placed: OrderFacts = { ...delivered, isSent: false, deliveredOn: null };
    for (const status of ['pending', 'on-hold', 'processing'] as const) {
      expect(openKinds({ ...placed, status }, terms, '2026-12-31').withdrawal).toEqual({
        ok: true,
        until: null,
      });
    }
    expect(openKinds({ ...placed, status: 'processing' }, terms, '2026-11-02').ordinary).toEqual({
      ok: false,
      error: 'not-sent',
    });
  });

  it('a business withdraws where the setting says so, and has a year for a defect', () => {
    const business = { ...delivered, isBusiness: true };
    expect(openKinds(business, terms, '2026-11-12').withdrawal).toEqual({
      ok: false,
      error: 'for-consumers',
    });
    const open = openKinds(business, { ...terms, withdrawalForBusinesses: true }, '2026-11-12');
    expect(open.withdrawal.ok).toBe(true);
    expect(open.defect).toEqual({ ok: true, until: '2027-11-10' });
  });

  it('an order from before the information on withdrawal has twelve months more', () => {
    const later = openKinds(delivered, { ...terms, informedSince: '2026-11-02' }, '2027-06-01');
    expect(later.withdrawal).toEqual({ ok: true, until: '2027-11-24' });
  });

  it.each(['cancelled', 'failed', 'refunded', 'pending-approval'] as const)(
    'of an order that is %s nothing comes back',
    (status) => {
      const kinds = Object.values(openKinds({ ...delivered, status }, terms, '2026-11-12'));
      expect(kinds).toEqual(Array(4).fill({ ok: false, error: 'not-sold' }));
    },
  );

  it('a shop without ordinary returns offers none', () => {
    const { ordinary, defect } = openKinds(delivered, { ...terms, returnDays: 0 }, '2026-11-12');
    expect([ordinary, defect.ok]).toEqual([{ ok: false, error: 'not-offered' }, true]);
  });
});
