import { passesLuhn } from './sums.ts';

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';

/** Whether a Spanish number checks: DNI and NIE of persons by their letter, NIF of companies by digit or letter as their kind has it. */
export function isSpanishNumber(number: string): boolean {
  const [kind = ''] = number;
  const last = number.at(-1) ?? '';
  if (/^\d/.test(kind)) return letters[Number(number.slice(0, 8)) % 23] === last;
  const seven = number.slice(1, 8);
  if ('XYZ'.includes(kind)) return letters[Number(`${'XYZ'.indexOf(kind)}${seven}`) % 23] === last;
  if ('KLM'.includes(kind)) return letters[Number(seven) % 23] === last;
  if (!'ABCDEFGHJNPQRSUVW'.includes(kind)) return false;
  const digit = [...'0123456789'].find((one) => passesLuhn(seven + one)) ?? '';
  const letter = companyLetters[Number(digit)];
  if ('NPQRSW'.includes(kind)) return last === letter;
  if ('ABEH'.includes(kind)) return last === digit;
  return last === digit || last === letter;
}
