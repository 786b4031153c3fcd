import { expect, test } from 'vitest';
import { auditList } from './audit-query.ts';

const read = (address: string) => auditList.read(new URLSearchParams(address));

test('without parameters the whole trail is asked for', () => {
  expect(read('')).toEqual(auditList.whole);
  expect(auditList.isFiltered(auditList.whole)).toBe(false);
});

test('an address says the same when it is written and parsed', () => {
  const query = {
    words: 'ESTATE & co',
    kind: 'coupon',
    personId: 7,
    from: '2026-02-01',
    to: '2028-02-29',
    page: 3,
  } as const;
  expect(read(auditList.path(query).split('?')[1] ?? '')).toEqual(query);
  expect(auditList.path(auditList.whole)).toBe('/staff/audit/');
});

test.each([
  'page=0',
  'page=x',
  'page=9999999',
  'kind=teapot',
  'who=-1',
  'who=1e3',
  'from=2026-02-30',
  'to=heute',
  'to=1999-01-01',
])('%s cannot be asked for', (address) => expect(read(address)).toBeNull());
