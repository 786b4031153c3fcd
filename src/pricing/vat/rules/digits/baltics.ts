import { isDayOfYear } from './birth-number.ts';
import { digitsOf, weightedSum } from './sums.ts';

/** Whether a Lithuanian number checks: nine digits of companies, twelve of temporary ones; a 1 stands before the check digit. */
export function isLithuanianNumber(number: string): boolean {
  const digits = digitsOf(number.slice(0, -1));
  if (digits.at(-1) !== 1) return false;
  const sumFrom = (start: number) =>
    digits.reduce((sum, digit, at) => sum + digit * (1 + ((at + start) % 9)), 0) % 11;
  const first = sumFrom(0);
  return (first === 10 ? sumFrom(2) % 10 : first) === Number(number.at(-1));
}

/** Whether a Latvian number checks: of companies, which begin above 3, and of persons by their birth, or since 2017 with 32 and without a check digit. */
export function isLatvianNumber(number: string): boolean {
  if (Number(number[0]) > 3) return weightedSum(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  if (number.startsWith('32')) return true;
  if (!isDayOfYear(Number(number.slice(0, 2)), Number(number.slice(2, 4)))) return false;
  const sum = weightedSum(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]);
  return ((1 + sum) % 11) % 10 === Number(number[10]);
}
