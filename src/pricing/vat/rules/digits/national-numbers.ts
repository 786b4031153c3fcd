import { digitsOf, passesLuhn, remainderOf, weightedSum } from './sums.ts';

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

/** Whether day and month of a birth can be: months of women and of later series count higher by the country's own steps. */
function isDayOfYear(day: number, month: number): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

/** A Czech birth number, which serves the self-employed as VAT number: nine digits until 1953, then ten that eleven divides. */
function isCzechBirthNumber(number: string): boolean {
  const month = Number(number.slice(2, 4));
  const day = Number(number.slice(4, 6));
  if (!isDayOfYear(day, (month % 50) % 20)) return false;
  if (number.length === 9) return true;
  const rest = Number(number.slice(0, 9)) % 11;
  // Until 1985 a remainder of ten was written as nought.
  return (rest === 10 ? 0 : rest) === Number(number[9]);
}

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

const irishKeys = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Whether the letter of an Irish number checks: seven digits, of older numbers the first one moved to the end, and the second letter of newer ones. */
export function isIrishNumber(number: string): boolean {
  const isOld = !/^\d{7}/.test(number);
  const digits = isOld ? `0${number.slice(2, 7)}${number[0]}` : number.slice(0, 7);
  const second = number[8];
  const extra = second === undefined || second === 'W' ? 0 : 9 * (second.charCodeAt(0) - 64);
  return irishKeys[(weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + extra) % 23] === number[7];
}

const personKeys = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';

/** Whether a Spanish number checks: DNI and NIE of persons by their letter, NIF of companies by digit or letter as their kind has it. */
export function isSpanishNumber(number: string): boolean {
  const [kind = ''] = number;
  const last = number.at(-1) ?? '';
  if (/^\d/.test(kind)) return personKeys[Number(number.slice(0, 8)) % 23] === last;
  const seven = number.slice(1, 8);
  if ('XYZ'.includes(kind)) return personKeys[Number(`${'XYZ'.indexOf(kind)}${seven}`) % 23] === last;
  if ('KLM'.includes(kind)) return personKeys[Number(seven) % 23] === last;
  if (!'ABCDEFGHJNPQRSUVW'.includes(kind)) return false;
  const digit = [...'0123456789'].find((one) => passesLuhn(seven + one)) ?? '';
  const letter = companyLetters[Number(digit)];
  if ('NPQRSW'.includes(kind)) return last === letter;
  if ('ABEH'.includes(kind)) return last === digit;
  return last === digit || last === letter;
}

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
