// How a character counts at an odd position, in the order 0-9 and A-Z alike (D.M. 23 dicembre 1976, art. 12); at an even position it counts as its
// own position in that order.
const oddDigits = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const oddLetters = [...oddDigits, ...[2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]];

// Where two people would have the same code, digits are replaced by these letters from the right (omocodia, same decree, art. 6).
const digit = '[0-9LMNP-V]';
const ofPeople = new RegExp(`^[A-Z]{6}${digit}{2}[ABCDEHLMPRST]${digit}{2}[A-Z]${digit}{3}[A-Z]$`);
const omocodia = 'LMNPQRSTUV';

const isDigit = (character: string) => character >= '0' && character <= '9';
const positionOf = (character: string) =>
  isDigit(character) ? Number(character) : character.charCodeAt(0) - 65;

/** The letter that ends a codice fiscale, of its first 15 characters (D.M. 23 dicembre 1976, art. 12). */
export function checkCharacterOf(first15: string): string {
  const sum = [...first15].reduce((total, character, index) => {
    const position = positionOf(character);
    return total + (index % 2 === 0 ? (oddLetters[position] ?? 0) : position);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}

/** The day of birth of a code: 1 to 31, of women 41 to 71; letters of omocodia count as their digits. */
function dayOf(code: string): number {
  const digits = [...code.slice(9, 11)].map((character) =>
    isDigit(character) ? character : String(omocodia.indexOf(character)),
  );
  return Number(digits.join(''));
}

/**
 * Whether a text is the codice fiscale of a person: 16 capitals and digits, a day that there is, and the right check character;
 * codes with omocodia count (D.M. 23 dicembre 1976; D.P.R. 29 settembre 1973 n. 605).
 */
export function isCodiceFiscale(code: string): boolean {
  if (!ofPeople.test(code)) return false;
  const day = dayOf(code) % 40;
  return day >= 1 && day <= 31 && dayOf(code) <= 71 && checkCharacterOf(code.slice(0, 15)) === code[15];
}
