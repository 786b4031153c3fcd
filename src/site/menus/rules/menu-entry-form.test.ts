import { describe, expect, it } from 'vitest';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { isMenuAddress, menuEntryForm } from './menu-entry-form.ts';

const read = (fields: Readonly<Record<string, string>>) => {
  const posted = { menu: 'footer', kind: 'page', page: '7', ...fields };
  return readForm(
    menuEntryForm,
    Object.fromEntries(Object.entries(posted).map(([name, value]) => [name, [value]])),
  );
};

describe('the address of an entry', () => {
  it.each([
    '/',
    '/shop/?orderby=price',
    '#scelte',
    'https://www.example.it/a?b#c',
    'tel:+39059000000',
    'mailto:a@b.it',
  ])('%s may be one', (address) => {
    expect(isMenuAddress(address)).toBe(true);
  });
  it.each([
    'javascript:alert(1)',
    'JavaScript:1',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'shop',
    'https:',
    'tel:',
    'mailto:',
  ])('%s may not', (address) => {
    expect(isMenuAddress(address)).toBe(false);
  });

  it('loses the blanks of a telephone number, and is spelled in plain characters', () => {
    const number = read({ kind: 'address', address: ' tel:+39 059 000 ', wordsIt: 'Chiama' });
    expect(number).toMatchObject({ ok: true, draft: { address: 'tel:+39059000' } });
    const path = read({ kind: 'address', address: '/perché/', wordsIt: 'Perché' });
    expect(path).toMatchObject({ ok: true, draft: { address: '/perch%C3%A9/' } });
  });
});

describe('the form of an entry', () => {
  it('keeps of the targets the one of its kind', () => {
    const draft = { page: 7, category: null, brand: null, product: '', address: '' };
    expect(read({ category: '3', brand: '4', product: 'FR-1', address: '/x/' })).toMatchObject({
      ok: true,
      draft,
    });
  });

  it.each([
    [{ kind: 'category' }, { category: 'no-target' }],
    [{ kind: 'product', product: ' ' }, { product: 'no-target' }],
    [{ kind: 'address', wordsIt: 'Sito' }, { address: 'no-target' }],
    [
      { kind: 'address', address: 'shop' },
      { address: 'bad-address', wordsIt: 'no-words' },
    ],
    [{ kind: 'heading' }, { wordsIt: 'no-words' }],
    [{ kind: 'menu' }, { kind: 'no-kind' }],
    [{ menu: 'x' }, { menu: 'no-menu' }],
    [{ wordsEn: 'x'.repeat(61) }, { wordsEn: 'long-words' }],
  ])('%j is refused: %j', (fields, problems) => {
    expect(read(fields)).toEqual({ ok: false, problems });
  });

  it('needs no words where it has the name of what it leads to', () => {
    expect(read({}).ok).toBe(true);
    expect(read({ kind: 'categories' })).toMatchObject({ ok: true, draft: { page: null } });
  });
});
