/** What an email of the shop is recognised by when it is answered: its number in the outbox and a signature. */
export type EmailMark = { readonly id: number; readonly mark: string };

/** What the signature of an email is made of. The date is part of it, because after the restore of a backup the numbers are used a second time. */
export const markedText = ({ id, createdAt }: { readonly id: number; readonly createdAt: Date }) =>
  `email ${id} of ${createdAt.toISOString()}`;

const MARK_LENGTH = 24;

/** The mark of an email in its Message-ID, of the signature in base64url. */
export const markOf = (signature: string) => signature.slice(0, MARK_LENGTH);

/** The Message-ID of an email, without angle brackets: the same for every attempt to send it. */
export const messageIdOf = ({ id, mark }: EmailMark, host: string) => `${id}-${mark}@${host}`;

const inMessageId = /^<?(\d{1,15})-([\w-]{24})@/;

/** The mark in a Message-ID; null for one of somebody else. */
export function markInMessageId(messageId: string): EmailMark | null {
  const [, id, mark] = inMessageId.exec(messageId.trim()) ?? [];
  return id === undefined || mark === undefined ? null : { id: Number(id), mark };
}

const ADDRESS_MARK_LENGTH = 20;

/** The mark of an email in an address: of the signature in hexadecimal digits, for mail servers may write addresses in small letters. */
export const addressMarkOf = (signatureInHex: string) => signatureInHex.slice(0, ADDRESS_MARK_LENGTH);

/** The address that answers to an email go to, which names the email behind a plus. */
export function replyAddress(address: string, { id, mark }: EmailMark): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+r${id}-${mark}${address.slice(at)}`;
}

const inAddress = /\+r(\d{1,15})-([0-9a-f]{20})@/i;

/** The mark in an address that an answer was sent to; null for an ordinary address. */
export function markInAddress(address: string): EmailMark | null {
  const [, id, mark] = inAddress.exec(address) ?? [];
  return id === undefined || mark === undefined ? null : { id: Number(id), mark: mark.toLowerCase() };
}
