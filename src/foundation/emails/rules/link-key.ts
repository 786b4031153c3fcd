/**
 * What stands for the key of a link in every email that is stored and shown: the key itself is put in when the email leaves, and is
 * stored nowhere. It survives the encoding of addresses and of HTML.
 */
export const MASKED_KEY = '********';

/** The key of the link in an email: the parameter of its address, and what opens it. */
export type LinkKey = { readonly parameter: 'key' | 'link'; readonly value: string };

/** The text of an email as it leaves, with the key in its link. */
export function withKey(text: string, { parameter, value }: LinkKey): string {
  return text.replaceAll(`${parameter}=${MASKED_KEY}`, `${parameter}=${value}`);
}

/** The text of an email as staff see it: no address in it carries a key, also where the email was stored with one. */
export function maskKeys(text: string): string {
  return text.replace(/([?&;](?:key|link|token)=)[\w.~%-]+/g, `$1${MASKED_KEY}`);
}
