import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { ConversationMessage, MessageLine } from './conversation.ts';
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
};

/** The quantity of a line, with the offered one where another is asked for. */
function quantityIn({ quantity, beforeQuantity }: MessageLine, { otherQuantity }: MessagePartWords): string {
  if (quantity === null) return '–';
  const isOther = beforeQuantity !== null && beforeQuantity !== quantity;
  return isOther ? otherQuantity(quantity, beforeQuantity) : String(quantity);
}

/** What a message holds beside its text, written out: the offer that it speaks of, prices line by line, files. */
export function messageParts(
  { author, offerId, prices, files }: ConversationMessage,
  {
    words,
    locale,
    offerPath,
  }: {
    readonly words: MessagePartWords;
    readonly locale: 'it' | 'en';
    /** where the reader finds an offer; null where they may not */
    readonly offerPath: ((id: number) => string) | null;
  },
) {
  const isCounter = author === 'customer';
  const tax = prices?.mode === 'gross' ? words.withTax : words.withoutTax;
  const [before, now] = isCounter ? [words.offered, words.proposed] : [words.before, words.answered];
  return {
    about:
      offerId === null
        ? null
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
