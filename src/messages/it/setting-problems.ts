import { inDigits } from '../in-digits.ts';

/** Why what was entered is no value of a setting. */
export const settingProblems = {
  missing: 'non può restare vuoto',
  'too-long': 'è troppo lungo',
  'no-email': 'scrivi un indirizzo email valido',
  'not-a-number': 'scrivi un numero intero, senza segni né decimali',
  'not-an-amount': 'scrivi un importo, per esempio 7,90',
  'too-large': (max: number) => `il valore massimo è ${inDigits('it', max)}`,
  'no-choice': 'scegli una voce dell’elenco',
  'no-country': 'scegli almeno un paese dell’elenco',
  'no-colour': 'scegli un colore',
  'no-iban': 'non è un IBAN valido: controlla le cifre',
  'no-sdi-code': 'deve avere sette lettere o cifre',
  'no-picture': 'scegli il file un’altra volta',
  'low-contrast': (suggestion: string) =>
    `le scritte non si leggerebbero bene (contrasto minore di 4,5 : 1): prova ${suggestion}`,
};
