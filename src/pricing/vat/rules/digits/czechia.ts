import { isCzechBirthNumber } from './birth-number.ts';
import { weightedSum } from './sums.ts';

/** Whether a Czech number checks: eight digits of companies, nine beginning with 6 of some persons, birth numbers of the others. */
export function isCzechNumber(number: string): boolean {
  const last = Number(number.at(-1));
  if (number.length === 8) {
    if (number.startsWith('9')) return false;
    const check = (11 - (weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return (check || 1) % 10 === last;
  }
  if (number.length === 9 && number.startsWith('6')) {
    const rest = weightedSum(number.slice(1, 8), [8, 7, 6, 5, 4, 3, 2]) % 11;
    return (8 - ((10 - rest + 11) % 11) + 10) % 10 === last;
  }
  return isCzechBirthNumber(number);
}
