import { describe, expect, it } from 'vitest';
import { checkReturn, type ReturnRequest } from './plan-return.ts';
import { mayChangeReturn } from './return-changes.ts';
import { orderNumberIn } from './return-form.ts';
import { returnStates } from './return-states.ts';

const open = { ok: true, until: null } as const;
const order = {
  kinds: { defect: open, 'wrong-part': open, ordinary: { ok: false, error: 'too-late' }, withdrawal: open },
  lines: [
    { lineId: 1, name: 'Disco', sku: 'D', left: 2, exclusion: null },
    { lineId: 2, name: 'Vernice', sku: 'V', left: 1, exclusion: 'made-to-measure' },
    { lineId: 3, name: 'Filtro', sku: 'F', left: 0, exclusion: null },
  ],
} as const;
const ask = (more: Partial<ReturnRequest>) =>
  checkReturn(order, { kind: 'defect', reason: 'Rotto', lines: [{ lineId: 1, quantity: 1 }], ...more });

describe('a return is asked for', () => {
  it('with lines that are left, and with a reason unless it is a withdrawal', () => {
    expect(ask({})).toEqual({ ok: true });
    expect(ask({ kind: 'withdrawal', reason: '' })).toEqual({ ok: true });
    // An article without a right of withdrawal may be faulty all the same.
    expect(ask({ lines: [{ lineId: 2, quantity: 1 }] })).toEqual({ ok: true });
  });

  it.each([
    ['after its time', { kind: 'ordinary' }, { code: 'too-late' }],
    ['without a reason', { reason: '' }, { code: 'no-reason' }],
    ['with a reason that is too long', { reason: 'x'.repeat(2001) }, { code: 'reason-too-long' }],
    ['without lines', { lines: [] }, { code: 'no-lines' }],
    [
      'of a line of another order',
      { lines: [{ lineId: 9, quantity: 1 }] },
      { code: 'unknown-line', lineId: 9 },
    ],
    [
      'of a line twice',
      {
        lines: [
          { lineId: 1, quantity: 1 },
          { lineId: 1, quantity: 1 },
        ],
      },
      { code: 'unknown-line', lineId: 1 },
    ],
    [
      'of more pieces than are left',
      { lines: [{ lineId: 1, quantity: 3 }] },
      { code: 'too-many-pieces', lineId: 1, left: 2 },
    ],
    [
      'of a line of which nothing is left',
      { lines: [{ lineId: 3, quantity: 1 }] },
      { code: 'too-many-pieces', lineId: 3, left: 0 },
    ],
    [
      'as a withdrawal from an excluded article',
      { kind: 'withdrawal', lines: [{ lineId: 2, quantity: 1 }] },
      { code: 'excluded', lineId: 2 },
    ],
  ] as const)('and refused %s', (_, more, error) => {
    expect(ask(more)).toEqual({ ok: false, error });
  });
});

it('both sides see one table: customers cancel and send, staff do the rest, and what has ended stays', () => {
  const record = (state: (typeof returnStates)[number]) => ({ kind: 'defect', state }) as const;
  const reach = (who: 'customer' | 'staff', from: (typeof returnStates)[number]) =>
    returnStates.filter((to) => mayChangeReturn(who, record(from), to));
  expect(reach('customer', 'requested')).toEqual(['cancelled']);
  expect(reach('customer', 'approved')).toEqual(['sent', 'cancelled']);
  expect(reach('staff', 'requested')).toEqual(['approved', 'refused', 'cancelled']);
  expect(reach('staff', 'approved')).toEqual(['sent', 'received', 'settled', 'cancelled']);
  expect(reach('staff', 'received')).toEqual(['restocked', 'settled']);
  for (const state of ['settled', 'refused', 'cancelled'] as const) expect(reach('staff', state)).toEqual([]);
  const withdrawn = { kind: 'withdrawal', state: 'approved' } as const;
  expect(mayChangeReturn('customer', withdrawn, 'cancelled')).toBe(false);
});

it.each([
  ['1024', 1024],
  ['n. 1024', 1024],
  ['Ordine 1024', 1024],
  ['ordine n° 1024', 1024],
  ['dischi', null],
])('a statement that names %j is about the order %j', (contract, number) => {
  expect(orderNumberIn(contract)).toBe(number);
});
