import { passesLuhn, remainderOf } from './sums.ts';

const keyCharacters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Whether a French number checks: the SIREN by Luhn's rule (those of Monaco begin with 000 and do not), the key before it by 97, or with a letter by 11. */
export function isFrenchNumber(number: string): boolean {
  const key = number.slice(0, 2);
  const siren = number.slice(2);
  if (!siren.startsWith('000') && !passesLuhn(siren)) return false;
  if (/^\d\d$/.test(key)) return remainderOf(`${siren}12`, 97) === Number(key);
  const [first, second] = [...key].map((character) => keyCharacters.indexOf(character));
  if (first === undefined || second === undefined) return false;
  const check = first < 10 ? 24 * first + second - 10 : 34 * first + second - 100;
  return (Number(siren) + 1 + Math.floor(check / 11)) % 11 === check % 11;
}
