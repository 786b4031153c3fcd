import { describe, expect, it } from 'vitest';
import { localDate, momentOf, sentDate, utcDate } from './api-dates.ts';

const read = (text: string, isUtc = false) => momentOf(sentDate.parse(text), isUtc).toISOString();

describe('dates of the administration API', () => {
  it.each([
    ['of the shop in winter', '2026-01-10T09:00:00', false, '2026-01-10T08:00:00.000Z'],
    ['of the shop in summer', '2026-07-10T09:00:00', false, '2026-07-10T07:00:00.000Z'],
    ['a day of the shop', '2026-07-10', false, '2026-07-09T22:00:00.000Z'],
    ['in UTC', '2026-07-10T09:00:00', true, '2026-07-10T09:00:00.000Z'],
    ['with a letter that says UTC', '2026-07-10T09:00:00Z', false, '2026-07-10T09:00:00.000Z'],
    ['with another zone', '2026-07-10T09:00:00-05:00', true, '2026-07-10T14:00:00.000Z'],
  ])('%s', (_title, text, isUtc, moment) => {
    expect(read(text, isUtc)).toBe(moment);
  });

  it.each(['yesterday', '2026-13-01T00:00:00', '2026-01-01T25:00:00', '', '20260101'])(
    '%j is no date',
    (text) => {
      expect(sentDate.safeParse(text).success).toBe(false);
    },
  );

  it('are written without a zone, by the clock of the shop and in UTC', () => {
    const at = new Date('2026-07-10T22:30:05.678Z');
    expect([localDate(at), utcDate(at)]).toEqual(['2026-07-11T00:30:05', '2026-07-10T22:30:05']);
    expect([localDate(null), utcDate(null)]).toEqual([null, null]);
  });
});
