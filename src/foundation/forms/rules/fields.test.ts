import { describe, expect, test } from 'vitest';
import * as fields from './fields.ts';
import { type Field, formSchema, readForm } from './form-schema.ts';
import { postedForm } from './typed-values.ts';

const read = (field: Field<unknown, unknown>, ...values: readonly string[]) => {
  const found = readForm(formSchema({ a: field }), postedForm(values.map((value) => ['a', value])));
  return found.ok ? found.draft.a : found.problems.a;
};

test.each([
  ['7,90', 790],
  [' 1.234 € ', 123_400],
  ['', null],
  ['7.9', 'wrong'],
  ['-1', 'wrong'],
])('the amount %j is %j cents', (value, cents) => expect(read(fields.amount('wrong'), value)).toBe(cents));

test.each([
  ['12', 12],
  ['', null],
  ['0', 'wrong'],
  ['101', 'wrong'],
  ['1e1', 'wrong'],
  ['-3', 'wrong'],
  ['9'.repeat(300), 'wrong'],
])('of 1 to 100 %j is %j', (value, whole) => expect(read(fields.whole(1, 100, 'wrong'), value)).toBe(whole));

test.each([
  ['22', 2200],
  ['5,5 %', 550],
  ['12.25', 1225],
  ['100', 10_000],
  ['', null],
  ['100,01', 'wrong'],
  ['dieci', 'wrong'],
])('the share %j is %j basis points', (value, share) =>
  expect(read(fields.share('wrong'), value)).toBe(share),
);

test.each([
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', 'no-day'],
  ['2026-13-01', 'no-day'],
  ['oggi', 'no-day'],
  ['', ''],
])('the day %j is read as %j', (value, day) => expect(read(fields.day('no-day'), value)).toBe(day));

test.each([
  ['a line is tidied', fields.line(), '  Da \t Mario\n', 'Da Mario'],
  ['a text stays as it was typed', fields.text(), ' segreto ', ' segreto '],
  ['what no database stores is left out', fields.trimmed(), ' a\0b ', 'ab'],
  ['a paragraph has line feeds', fields.paragraph(), ' a\r\nb ', 'a\nb'],
  ['a text may be required', fields.line({ required: 'missing' }), ' ', 'missing'],
  ['a text has a greatest length', fields.line({ most: 3, tooLong: 'long' }), 'abcd', 'long'],
  ['nothing is a line that needs no test', fields.lineThat(() => false, 'wrong'), '', ''],
  ['an address', fields.email('no-email', 20), ' ada@example.com ', 'ada@example.com'],
  ['no address', fields.email('no-email', 20), 'ada@', 'no-email'],
  ['a country', fields.country('no-country'), 'IT', 'IT'],
  ['no country', fields.country('no-country'), '__proto__', 'no-country'],
  ['a box', fields.flag(), '1', true],
  ['a choice', fields.choice(['yes', 'no'], 'neither'), 'no', 'no'],
  ['no choice', fields.choice(['yes', 'no'], 'neither'), 'maybe', 'neither'],
  ['another word means the usual one', fields.choiceOr(['yes', 'no'], 'no'), 'maybe', 'no'],
  ['what is needed', fields.needed(fields.id(), 'none'), 'x', 'none'],
  ['an id', fields.id(), '12', 12],
] as const)('%s', (_, field, value, expected) => expect(read(field, value)).toEqual(expected));

test('repeated fields are read as ids, boxes and entries, each value once', () => {
  expect(read(fields.ids(), '3', 'x', '3')).toEqual([3]);
  expect(read(fields.ids('wrong'), '3', 'x')).toBe('wrong');
  expect(read(fields.ids('wrong'))).toEqual([]);
  expect(read(fields.boxes(), 'a', 'b')).toEqual(['a', 'b']);
  expect(read(fields.entries(/[\n;]/, { most: 2, tooMany: 'many' }), 'a\n b ;a;')).toEqual(['a', 'b']);
  expect(read(fields.entries(/[\n;]/, { most: 2, tooMany: 'many' }), 'a;b;c')).toBe('many');
});

describe('a form', () => {
  const form = formSchema(
    {
      name: fields.line({ required: 'no-name' }),
      from: fields.whole(1, 9, 'no-number'),
      to: fields.amount('no-sum'),
    },
    ({ from, to }) => ({ to: from !== null && to !== null && to < from && 'below', name: 'ruled' }),
    ({ name }) => name,
  );
  const problemsOf = (posted: Readonly<Record<string, string>>) => {
    const found = readForm(form, postedForm(Object.entries(posted)));
    return found.ok ? {} : found.problems;
  };

  test('reports the first problem of each field in the order of the fields, and applies its rules to wrong values too', () => {
    const problems = problemsOf({ to: '-', from: '9' });
    expect(problems).toEqual({ name: 'no-name', to: 'no-sum' });
    expect(Object.keys(problems)).toEqual(['name', 'to']);
    expect(problemsOf({ name: 'x', from: '5', to: '0,04' })).toEqual({ name: 'ruled', to: 'below' });
  });

  test('is read into its draft', () => {
    const plain = formSchema({ name: fields.line() }, undefined, ({ name }) => name.length);
    expect(readForm(plain, { name: ['abc'] })).toEqual({ ok: true, draft: 3 });
  });

  test('what a problem says beside its code stands with it', () => {
    const field = fields.fieldBy(
      (value, wrong: (problem: 'none' | { code: 'unknown'; typed: string }) => void) => {
        wrong(value === '' ? 'none' : { code: 'unknown', typed: value });
        return value;
      },
    );
    expect(read(field, 'x')).toEqual({ code: 'unknown', typed: 'x' });
    expect(read(field)).toBe('none');
  });
});
