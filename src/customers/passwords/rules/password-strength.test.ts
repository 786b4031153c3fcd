import { expect, test } from 'vitest';
import { passwords } from '#messages/it/passwords.ts';
import { isWeak, judged, minimumStrength, strengthOf } from './password-strength.ts';

const said = (score: number) => {
  const { label, asksForMore, hint } = strengthOf(score);
  return [`${passwords.strength[label]}${asksForMore ? passwords.askForMore : ''}`, hint] as const;
};

test.each([
  ['0', 0, 'Molto debole - Inserisci una password più sicura.', true],
  ['1', 1, 'Debole - Inserisci una password più sicura.', true],
  ['2', 2, 'Debole - Inserisci una password più sicura.', true],
  ['3', 3, 'Media', false],
  ['4', 4, 'Forte', false],
  ['5', 5, 'Mancata corrispondenza', false],
  ['-1', -1, 'Efficacia della password sconosciuta', false],
  ['any other', 17, 'Efficacia della password sconosciuta', false],
])(
  '[PWD-09] [PWD-10] [PWD-11] [PWD-12] [PWD-13] the score %s is shown in its words',
  (_, score, label, hint) => {
    expect(said(score)).toEqual([label, hint]);
  },
);

test('[PWD-14] the hint recommends twelve characters', () => {
  expect(passwords.hint).toBe(
    'Suggerimento: la password dovrebbe essere lunga almeno dodici caratteri. Per renderla più sicura utilizza lettere maiuscole e minuscole, numeri e simboli come ! " ? $ % ^ & ).',
  );
});

test('[PWD-13] [PWD-15] the minimum is 3; only what an estimator has judged can be below it', () => {
  expect(minimumStrength).toBe(3);
  expect([-1, 0, 1, 2, 3, 4, 5].map(isWeak)).toEqual([false, true, true, true, false, false, false]);
});

test('[PWD-09] [PWD-10] a confirmation counts once it is typed, an estimate once it can be had', () => {
  const typed = (confirmation: string | null) => ({ password: 'abc', confirmation });
  expect(judged(typed('abd'), () => 4)).toBe(5);
  expect(judged(typed('abd'), null)).toBe(5);
  expect([null, '', 'abc'].map((confirmation) => judged(typed(confirmation), () => 4))).toEqual([4, 4, 4]);
  expect(judged(typed('abc'), null)).toBe(-1);
});
