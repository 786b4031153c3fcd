import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutQuotedText } from './cut-quoted-text.ts';

const quoted = '> Gentile Mario,\n> il tuo ordine 1001 è partito.\n>\n> Pistone';

test.each([
  [
    'Gmail',
    `Grazie, arrivato.\n\nIl giorno gio 26 nov 2026 alle ore 10:12 Pistone <info@shop.test> ha\nscritto:\n\n${quoted}`,
  ],
  [
    'Gmail in English',
    `Grazie, arrivato.\n\nOn Thu, Nov 26, 2026 at 10:12 AM Pistone <info@shop.test> wrote:\n\n${quoted}`,
  ],
  [
    'Apple Mail',
    `Grazie, arrivato.\n\n> Il giorno 26 nov 2026, alle ore 10:12, Pistone ha scritto:\n> \n${quoted}`,
  ],
  ['Thunderbird', `Grazie, arrivato.\n\nIl 26/11/2026 10:12, Pistone ha scritto:\n${quoted}`],
  [
    'Outlook',
    'Grazie, arrivato.\n\n________________________________\nDa: Pistone <info@shop.test>\nInviato: giovedì 26 novembre 2026\nA: Mario\nOggetto: Ordine 1001\n\nGentile Mario',
  ],
  [
    'Outlook without a line',
    'Grazie, arrivato.\n\nDa: Pistone <info@shop.test>\nInviato: giovedì 26 novembre 2026\nA: Mario\nOggetto: Ordine 1001\n\nGentile Mario',
  ],
  ['an older Outlook', 'Grazie, arrivato.\n\n-----Messaggio originale-----\nDa: Pistone\nGentile Mario'],
  ['a signature', 'Grazie, arrivato.\n\n-- \nMario Rossi\nOfficina Rossi'],
])('an answer of %s shows what was written, without what it answers', (_program, text) => {
  expect(cutQuotedText(text)).toBe('Grazie, arrivato.');
});

test('answers between quoted lines keep what they speak of', () => {
  const text = '> È la misura giusta?\nSì.\n> Quando arriva?\nDomani.\n> Saluti';
  expect(cutQuotedText(text)).toBe('> È la misura giusta?\nSì.\n> Quando arriva?\nDomani.');
});

test('an email of nothing but quotes stays as it is', () => {
  expect(cutQuotedText('> Gentile Mario')).toBe('> Gentile Mario');
  expect(cutQuotedText('')).toBe('');
});

test('sentences that begin like an introduction stay', () => {
  const text = 'Il pezzo non monta.\nOn the left side: ok.\nDa: lunedì siamo chiusi.';
  expect(cutQuotedText(text)).toBe(text);
});

test('whatever comes, an email that says something never becomes empty, and its end comes soon', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('> a', 'Il ', 'On x', ' ha scritto:', '\n', '-- ', 'Da: x', 'ciao ', ':'), {
        maxLength: 60,
      }),
      (parts) => {
        const text = parts.join('');
        expect(cutQuotedText(text) === '').toBe(text.trim() === '');
      },
    ),
  );
});
