import { expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { CartProblem } from './cart-state.ts';
import { problemSentence } from './problem-sentence.ts';

const about = { key: 'k', name: 'Disco' };
const limits = { minimum: 4, maximum: 9999, step: 4 };

it.each<[CartProblem, string]>([
  [
    { code: 'out-of-stock', ...about },
    '“Disco” non è più disponibile. Rimuovilo dal carrello per proseguire.',
  ],
  [
    { code: 'not-enough-stock', ...about, available: 1 },
    'Di “Disco” è rimasto 1 pezzo. Riduci la quantità per proseguire.',
  ],
  [
    { code: 'not-purchasable', ...about },
    '“Disco” non è più in vendita. Rimuovilo dal carrello per proseguire.',
  ],
  [
    { code: 'quantity-refused', ...about, limits },
    '“Disco” si acquista da 4 pezzi, a multipli di 4. Correggi la quantità per proseguire.',
  ],
  [
    { code: 'quantity-refused', ...about, limits: { minimum: 1, maximum: 3, step: 1 } },
    '“Disco” si acquista da 1 a 3 pezzi. Correggi la quantità per proseguire.',
  ],
  [
    { code: 'quantity-refused', ...about, limits: { minimum: 1, maximum: 1, step: 1 } },
    'Di “Disco” si acquista un solo pezzo. Correggi la quantità per proseguire.',
  ],
  [
    { code: 'offer-ended', ...about, offer: 12 },
    '“Disco”: l’offerta n. 12 non è più valida. Rimuovi l’articolo per proseguire.',
  ],
])('%j becomes a message that says what to do', (problem, sentence) => {
  expect(problemSentence(messagesFor('it'), problem)).toBe(sentence);
  expect(problemSentence(messagesFor('en'), problem)).toContain('“Disco”');
});

it.each([
  ['net', 'IVA esclusa'],
  ['gross', 'IVA inclusa'],
] as const)('an order below the group’s minimum is told what is missing, %s', (mode, tax) => {
  const problem: CartProblem = {
    code: 'below-minimum-order',
    key: '',
    name: '',
    minimum: toCents(15_000),
    missing: toCents(3250),
    mode,
  };
  expect(problemSentence(messagesFor('it'), problem).replaceAll('\u00a0', ' ')).toBe(
    `L’ordine minimo per il tuo gruppo è di 150,00 € di merce (${tax}): aggiungi articoli per altri 32,50 € per proseguire.`,
  );
});
