import { expect, test } from 'vitest';
import { replacedMarkup, replacedText } from './replace-text.ts';

const by = (find: string, replace: string, matchesCase = false) => ({ find, replace, matchesCase });

test('every occurrence is replaced, in any case unless it matters', () => {
  expect(replacedText('Olio e olio', by('olio', 'Grasso'))).toBe('Grasso e Grasso');
  expect(replacedText('Olio e olio', by('olio', 'grasso', true))).toBe('Olio e grasso');
});

test('what is looked for and what replaces it are taken as they are written', () => {
  expect(replacedText('5W.30 e 5WX30', by('5w.30', '$& (10)'))).toBe('$& (10) e 5WX30');
  expect(replacedText('a (b) c', by(' (b)', ''))).toBe('a c');
});

test('tags are left alone, and words become no markup', () => {
  expect(replacedMarkup('<p class="p">pasta <b>p</b></p>', by('p', 'x'))).toBe(
    '<p class="p">xasta <b>x</b></p>',
  );
  expect(replacedMarkup('<p>freni &amp; dischi</p>', by('freni & dischi', '<b>'))).toBe('<p>&lt;b&gt;</p>');
});
