import { weightedSum } from './sums.ts';

const letters = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Whether the letter of an Irish number checks: seven digits, of older numbers the first one moved to the end, and the second letter of newer ones. */
export function isIrishNumber(number: string): boolean {
  const isOld = !/^\d{7}/.test(number);
  const digits = isOld ? `0${number.slice(2, 7)}${number[0]}` : number.slice(0, 7);
  const second = number[8];
  const extra = second === undefined || second === 'W' ? 0 : 9 * (second.charCodeAt(0) - 64);
  return letters[(weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + extra) % 23] === number[7];
}
