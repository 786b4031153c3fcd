const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const email = /\p{L}/u;

/** Which way a text is read: from the right where its first letter is one of Arabic or Hebrew script (OFF-08). */
export function writingDirection(text: string): 'rtl' | 'ltr' {
  const first = Array.from(text).find((character) => email.test(character));
  return first !== undefined && rightToLeft.test(first) ? 'rtl' : 'ltr';
}
