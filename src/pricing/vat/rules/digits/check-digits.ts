import {
  isBulgarianNumber,
  isCzechNumber,
  isFrenchNumber,
  isIrishNumber,
  isLatvianNumber,
  isLithuanianNumber,
  isSpanishNumber,
} from './national-numbers.ts';
import { isPartitaIva } from './partita-iva.ts';
import { digitsOf, passesIso7064, passesLuhn, remainderOf, weightedSum } from './sums.ts';

type Check = (number: string) => boolean;

/** The last digit is `modulus` less the remainder of the weighted others; eleven and, where `ten` says so, ten count as nought. */
const complement =
  (weights: readonly number[], { ten }: { ten: 0 | null }): Check =>
  (number) => {
    const rest = weightedSum(number, weights) % 11;
    const check = rest === 0 ? 0 : 11 - rest;
    return (check === 10 ? ten : check) === Number(number.at(-1));
  };

/** The weighted sum of all digits, the last one too, is divided by `modulus`. */
const divides =
  (weights: readonly number[], modulus: number): Check =>
  (number) =>
    weightedSum(number, weights) % modulus === 0;

/** Whether the last so many digits are what another number makes of those before. */
const endsWith =
  (count: number, checkOf: (before: string) => number): Check =>
  (number) =>
    checkOf(number.slice(0, -count)) === Number(number.slice(-count));

const cyprus = new Map([
  [0, 1],
  [1, 0],
  [2, 5],
  [3, 7],
  [4, 9],
  [5, 13],
  [6, 15],
  [7, 17],
  [8, 19],
  [9, 21],
]);

function isCypriotNumber(number: string): boolean {
  const sum = digitsOf(number.slice(0, 8)).reduce(
    (total, digit, at) => total + (at % 2 === 0 ? (cyprus.get(digit) ?? 0) : digit),
    0,
  );
  return !number.startsWith('12') && String.fromCharCode(65 + (sum % 26)) === number[8];
}

function isAustrianNumber(number: string): boolean {
  const sum = digitsOf(number.slice(1, 8)).reduce((total, digit, at) => {
    const value = at % 2 === 0 ? digit : 2 * digit;
    return total + (value > 9 ? value - 9 : value);
  }, 4);
  return (10 - (sum % 10)) % 10 === Number(number[8]);
}

/** Numbers of companies and of the self-employed since 2020: 97 divides all of it, letters counted from ten on, but for one. */
function isDutchNumber(number: string): boolean {
  if (number.endsWith('00')) return false;
  const ofPerson = divides([9, 8, 7, 6, 5, 4, 3, 2, -1], 11);
  return ofPerson(number) || remainderOf(`2321${number.replace('B', '11')}`, 97) === 1;
}

/** The number of a trader ends with two digits, of a branch with three more; offices and health authorities have none that checks. */
function isNorthernIrishNumber(number: string): boolean {
  if (/^[GH]/.test(number)) return true;
  const sum = weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9));
  return number !== '000000000' && [0, 42].includes(sum % 97);
}

function isRomanianNumber(number: string): boolean {
  const nine = number.slice(0, -1).padStart(9, '0');
  return ((10 * weightedSum(nine, [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === Number(number.at(-1));
}

/** By prefix, for a number of the country's form; the rules that the national administrations publish or use. */
const checks: Readonly<Record<string, Check>> = {
  AT: isAustrianNumber,
  BE: endsWith(2, (before) => 97 - (Number(before) % 97)),
  BG: isBulgarianNumber,
  CY: isCypriotNumber,
  CZ: isCzechNumber,
  DE: passesIso7064,
  DK: (number) => !number.startsWith('0') && divides([2, 7, 6, 5, 4, 3, 2, 1], 11)(number),
  EE: divides([3, 7, 1, 3, 7, 1, 3, 7, 1], 10),
  EL: endsWith(1, (before) => (weightedSum(before, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10),
  ES: isSpanishNumber,
  FI: divides([7, 9, 10, 5, 8, 4, 2, 1], 11),
  FR: isFrenchNumber,
  HR: passesIso7064,
  HU: divides([9, 7, 3, 1, 9, 7, 3, 1], 10),
  IE: isIrishNumber,
  IT: isPartitaIva,
  LT: isLithuanianNumber,
  LU: endsWith(2, (before) => Number(before) % 89),
  LV: isLatvianNumber,
  MT: (number) => !number.startsWith('0') && divides([3, 4, 6, 7, 8, 9, 10, 1], 37)(number),
  NL: isDutchNumber,
  PL: endsWith(1, (before) => weightedSum(before, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11),
  PT: (number) => !number.startsWith('0') && complement([9, 8, 7, 6, 5, 4, 3, 2], { ten: 0 })(number),
  RO: isRomanianNumber,
  SE: (number) => passesLuhn(number.slice(0, 10)) && !number.endsWith('00'),
  SI: (number) =>
    weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) % 11 !== 0 &&
    complement([8, 7, 6, 5, 4, 3, 2], { ten: 0 })(number),
  SK: (number) => !number.startsWith('0') && remainderOf(number, 11) === 0,
  XI: isNorthernIrishNumber,
};

/** Whether a number of its country's form, without the prefix, has the right check digits; numbers of all noughts never do (VAT-02). */
export function hasCheckDigits(prefix: string, number: string): boolean {
  const check = Object.hasOwn(checks, prefix) ? checks[prefix] : undefined;
  return check !== undefined && !/^[A-Z]?0+$/.test(number) && check(number);
}
