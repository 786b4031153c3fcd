import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { ConversationMessage, MessageEmail, MessageLine } from './conversation.ts';
import { conversationFilePath } from './conversation-paths.ts';

/** The words of what a message holds beside its text. */
export type MessagePartWords = {
  readonly offerSent: (id: number) => string;
  readonly offerAnswered: (id: number) => string;
  readonly item: string;
  readonly quantity: string;
  readonly before: string;
  readonly answered: string;
  readonly offered: string;
  readonly proposed: string;
  /** a quantity that is asked for instead of an offered one */
  readonly otherQuantity: (asked: number, offered: number) => string;
  readonly withTax: string;
  readonly withoutTax: string;
  readonly download: (name: string) => string;
  readonly byEmail: (from: string) => string;
  /** from an address that is not the customer's */
  readonly byOtherEmail: (from: string) => string;
  readonly leftOut: (files: number) => string;
};

/** The quantity of a line, with the offered one where another is asked for. */
function quantityIn({ quantity, beforeQuantity }: MessageLine, { otherQuantity }: MessagePartWords): string {
  if (quantity === null) return '–';
  const isOther = beforeQuantity !== null && beforeQuantity !== quantity;
  return isOther ? otherQuantity(quantity, beforeQuantity) : String(quantity);
}

/** By which email a message came, and whether its sender is who the conversation is with. */
function emailLabel({ from, isKnown, leftOut }: MessageEmail, words: MessagePartWords): string {
  const label = (isKnown ? words.byEmail : words.byOtherEmail)(from);
  return leftOut === 0 ? label : `${label} ${words.leftOut(leftOut)}`;
}

/** What a message holds beside its text, written out: the offer that it speaks of, prices line by line, files. */
export function messageParts(
  { author, offerId, prices, files, email }: ConversationMessage,
  {
    words,
    locale,
    offerPath,
    emailPath = null,
  }: {
    readonly words: MessagePartWords;
    readonly locale: 'it' | 'en';
    /** where the reader finds an offer; null where they may not */
    readonly offerPath: ((id: number) => string) | null;
    /** where the reader finds the email that a message came by; null where they may not */
    readonly emailPath?: ((id: number) => string) | null;
  },
) {
  const isCounter = author === 'customer';
  const tax = prices?.mode === 'gross' ? words.withTax : words.withoutTax;
  const [before, now] = isCounter ? [words.offered, words.proposed] : [words.before, words.answered];
  return {
    about:
      offerId === null
        ? email && { label: emailLabel(email, words), path: emailPath === null ? null : emailPath(email.id) }
        : {
            label: (isCounter ? words.offerAnswered : words.offerSent)(offerId),
            path: offerPath === null ? null : offerPath(offerId),
          },
    prices: prices && {
      heads: [words.item, words.quantity, before, `${now} (${tax})`],
      rows: prices.lines.map((line) => ({
        key: line.position,
        name: line.sku === null ? line.name : `${line.name} (${line.sku})`,
        cells: [
          quantityIn(line, words),
          line.before === null ? '–' : formatEuro(line.before, locale),
          formatEuro(line.unit, locale),
        ],
      })),
    },
    files: files.map(({ id, name }) => ({
      name,
      path: conversationFilePath(id),
      label: words.download(name),
    })),
  };
}
