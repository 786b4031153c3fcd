import { expect, it } from 'vitest';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { attributeForm, termForm } from './attribute-form.ts';

const posted = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]]));

it('reads an attribute and a term', () => {
  expect(readForm(attributeForm, posted({ name: ' Colore ', type: 'color', slug: 'Colóre' }))).toEqual({
    ok: true,
    draft: { name: 'Colore', slug: 'colore', translatedName: '', type: 'color' },
  });
  expect(readForm(termForm, posted({ name: 'Rosso', color: '#C8102E', translatedName: 'Red' }))).toEqual({
    ok: true,
    draft: { name: 'Rosso', slug: '', color: '#c8102e', translatedName: 'Red', imageId: null },
  });
});

it.each([
  [
    { name: '', color: 'red' },
    { name: 'no-name', color: 'bad-color' },
  ],
  [{ name: 'x', color: '#12345' }, { color: 'bad-color' }],
  [{ name: 'x', slug: '///' }, { slug: 'bad-slug' }],
  [{ name: 'x', translatedName: 'x'.repeat(101) }, { translatedName: 'long-name' }],
])('refuses the term %j', (fields, problems) =>
  expect(readForm(termForm, posted(fields))).toEqual({ ok: false, problems }),
);

it('refuses an attribute of no known type', () =>
  expect(readForm(attributeForm, posted({ name: 'x', type: 'radio' }))).toEqual({
    ok: false,
    problems: { type: 'no-type' },
  }));
