/** A search for orders: by order number, by the code of a sold part, and by words in the buyer's name or telephone. */
export type OrderSearch = {
  /** the order number; null where the text is none */
  readonly number: number | null;
  /** as a part code; compared without punctuation and case */
  readonly code: string;
  /** each must occur in the names, the email or the digits of the telephone */
  readonly words: readonly string[];
};

const MOST_WORDS = 6;
const LARGEST_NUMBER_DIGITS = 12;

/** Reads what was typed; a telephone number may be written with blanks, signs and the country's code. */
export function readOrderSearch(typed: string): OrderSearch {
  const text = typed.trim();
  const bare = text.replace(/^(?:n\.?|nr\.?|#)\s*/i, '');
  const number =
    /^\d+$/.test(bare) && bare.length <= LARGEST_NUMBER_DIGITS && !/^0/.test(bare) ? Number(bare) : null;
  const isTelephone = /^\+?[\d\s./()-]{5,}$/.test(text);
  const words = isTelephone ? [text.replace(/\D/g, '')] : text.split(/\s+/);
  return { number, code: text, words: words.filter((word) => word !== '').slice(0, MOST_WORDS) };
}
