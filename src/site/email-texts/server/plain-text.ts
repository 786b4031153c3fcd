import { emailText } from '#foundation/services/email-text.ts';

/** An email as plain text: that which it has of its own, else made of its markup. */
export const plainTextOf = ({ html, text }: { readonly html: string; readonly text?: string }): string =>
  text ?? emailText(html);
