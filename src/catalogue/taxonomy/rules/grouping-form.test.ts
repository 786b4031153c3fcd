import { expect, it } from 'vitest';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { groupingForm, groupingLists, needsDestination, readRecordDone } from './grouping-form.ts';

const read = (fields: Readonly<Record<string, string>>) =>
  readForm(groupingForm, Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]])));

it('reads a name and an address in its plain form', () => {
  expect(read({ name: ' Alfa  Freni ', slug: 'Alfa Freni!' })).toEqual({
    ok: true,
    draft: { name: 'Alfa Freni', slug: 'alfa-freni', description: '', imageId: null },
  });
});

it.each([
  [{ name: ' ' }, { name: 'no-name' }],
  [{ name: 'x'.repeat(101) }, { name: 'no-name' }],
  [{ name: 'x', slug: '???' }, { slug: 'bad-slug' }],
  [{ name: 'x', slug: 'x'.repeat(101) }, { slug: 'bad-slug' }],
  [{ name: 'x', description: 'x'.repeat(5001) }, { description: 'long-description' }],
])('refuses %j', (fields, problems) => expect(read(fields)).toEqual({ ok: false, problems }));

it('ends without a destination only where no table and no discount names it', () => {
  expect(needsDestination({ tables: 0, percentages: 0 })).toBe(false);
  expect([
    needsDestination({ tables: 1, percentages: 0 }),
    needsDestination({ tables: 0, percentages: 2 }),
  ]).toEqual([true, true]);
});

it('reads what an address asks for and says', () => {
  expect(groupingLists.brands.read(new URLSearchParams('s=alfa&page=2'))).toEqual({ words: 'alfa', page: 2 });
  expect([
    readRecordDone(new URLSearchParams('done=merged')),
    readRecordDone(new URLSearchParams('done=x')),
  ]).toEqual(['merged', null]);
});
