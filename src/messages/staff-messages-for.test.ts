import { expect, it } from 'vitest';
import { staffSections } from '#site/staff-frame/rules/staff-pages.ts';
import { staffMessagesFor } from './staff-messages-for.ts';

it.each(['it', 'en'] as const)('every section of the staff area has a name in its menu (%s)', (locale) => {
  const { menu } = staffMessagesFor(locale);
  expect(Object.keys(menu).sort()).toEqual(staffSections.map(({ id }) => id).sort());
});

it('both languages have the same texts', () => {
  const keysOf = (value: unknown): unknown =>
    value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((key) => [key, keysOf((value as Record<string, unknown>)[key])]),
        )
      : typeof value;
  expect(keysOf(staffMessagesFor('en'))).toEqual(keysOf(staffMessagesFor('it')));
});
