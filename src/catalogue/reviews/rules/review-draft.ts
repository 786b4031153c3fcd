/** What the form of a review sends (wire 1.11): its fields have the platform's names. */
export type ReviewDraft = {
  /** 0 where the form names no product */
  readonly productId: number;
  /** null: none was chosen; `invalid`: no whole number from 1 to 5 (REV-04) */
  readonly rating: number | null | 'invalid';
  readonly body: string;
  readonly author: string;
  readonly email: string;
  readonly nonce: string;
  /** the hidden field was filled in, as bots do */
  readonly isBait: boolean;
};

/** The hidden field against bots. */
export const baitField = 'url';

// Characters that are no text: control characters, and those that change the direction of what follows.
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const keepBreaks = (sign: string) => (sign === '\n' || sign === '\t' ? sign : '');

/** A text as it is stored: line breaks of one kind, nothing that cannot be seen, no blanks around it. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(unseen, keepBreaks)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}

const plainLine = (text: string) => plainText(text).replace(/\s+/g, ' ');

function ratingFrom(text: string): ReviewDraft['rating'] {
  const given = text.trim();
  if (given === '') return null;
  return /^[1-5]$/.test(given) ? Number(given) : 'invalid';
}

/** Reads the posted fields; what is missing is empty. */
export function readReviewDraft(fields: Readonly<Record<string, string | undefined>>): ReviewDraft {
  const id = fields.comment_post_ID ?? '';
  return {
    productId: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0,
    rating: ratingFrom(fields.rating ?? ''),
    body: plainText(fields.comment ?? ''),
    author: plainLine(fields.author ?? ''),
    email: plainLine(fields.email ?? ''),
    nonce: fields._wpnonce ?? '',
    isBait: (fields[baitField] ?? '') !== '',
  };
}
