import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { ConversationMessage } from './conversation.ts';
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
  readonly withTax: string;
  readonly withoutTax: string;
  readonly download: (name: string) => string;
};

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
      rows: prices.lines.map(({ position, name, sku, quantity, unit, before: asked }) => ({
        key: position,
        name: sku === null ? name : `${name} (${sku})`,
        cells: [
          quantity === null ? '–' : String(quantity),
          asked === null ? '–' : formatEuro(asked, locale),
          formatEuro(unit, locale),
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
