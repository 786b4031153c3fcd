import { weightedSum } from './sums.ts';

/** Whether a Bulgarian number checks: nine digits of companies, ten of persons, of foreigners and of others. */
export function isBulgarianNumber(number: string): boolean {
  const last = Number(number.at(-1));
  if (number.length === 9) {
    const first = weightedSum(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const check = first === 10 ? (weightedSum(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first;
    return check === last;
  }
  const ofPerson = (weightedSum(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  const ofForeigner = weightedSum(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
  const ofOther = (11 - (weightedSum(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return [ofPerson, ofForeigner, ofOther].includes(last);
}
