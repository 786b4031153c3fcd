/** What staff may write otherwise of an email; `intro` and `closing` may have several paragraphs, `closing` may be ''. */
export type EmailText = {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly closing: string;
};

export const emailTextParts = ['subject', 'heading', 'intro', 'closing'] as const;

/** A text that staff have written instead of the shop's, for one language. */
export type OwnEmailText = EmailText & { readonly id: string; readonly locale: 'it' | 'en' };

const braced = /\{([^{}]*)\}/g;

/**
 * A text with its placeholders, `{order_number}`, filled. A value becomes one line, and is never read again: what a customer calls
 * themselves fills no placeholder. A placeholder without a value stays as it is.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(braced, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '').replace(/\s+/g, ' ').trim() : whole,
  );
}

const LONGEST_SHOWN = 40;

/** The first thing in braces that is no known placeholder, or a brace that stands alone, as it was written; null where all are known. */
export function unknownPlaceholder(text: string, known: readonly string[]): string | null {
  for (const [whole, name = ''] of text.matchAll(braced)) {
    if (!known.includes(name)) return whole.slice(0, LONGEST_SHOWN);
  }
  const alone = text.replace(braced, (whole) => ' '.repeat(whole.length)).search(/[{}]/);
  return alone < 0 ? null : (text.slice(alone).split('\n', 1)[0] ?? '').slice(0, LONGEST_SHOWN);
}
