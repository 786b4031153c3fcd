import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';

/** What a conversation is about (CONV-06). */
export const conversationTypes = ['message', 'inquiry', 'quote'] as const;
export type ConversationType = (typeof conversationTypes)[number];

/** The statuses of a conversation: not answered yet, in progress, closed by the shop. */
export const conversationStatuses = ['new', 'open', 'resolved'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

/** Who wrote: the customer, or the shop for itself and its vendors. */
type MessageAuthor = 'customer' | 'shop';

/** The status of a conversation after an action; a message reopens one that was closed. */
export const statusAfter = { message: 'open', close: 'resolved', reopen: 'open' } as const satisfies Readonly<
  Record<string, ConversationStatus>
>;

/** Which of the shop's actions a conversation allows. */
export function actionsOn(status: ConversationStatus): readonly ('close' | 'reopen')[] {
  return status === 'resolved' ? ['reopen'] : ['close'];
}

/** A conversation in a list; `seller` is the vendor that it is held with, null for the shop itself (CONV-04). */
export type ConversationRow = {
  readonly id: number;
  readonly type: ConversationType;
  readonly title: string;
  readonly seller: string | null;
  /** the customer who opened it; without an id somebody who has no account */
  readonly opener: { readonly customerId: number | null; readonly name: string };
  readonly status: ConversationStatus;
  readonly lastAuthor: MessageAuthor;
  /** ISO 8601 */
  readonly lastActivityAt: string;
};

export type ConversationMessage = {
  readonly id: number;
  readonly author: MessageAuthor;
  /** whose account it is; null where it is gone */
  readonly personId: number | null;
  /** the person who wrote, as they were called then; a customer reads the shop's or the vendor's name instead */
  readonly person: string;
  /** '' where prices or files say it all */
  readonly body: string;
  /** ISO 8601 */
  readonly at: string;
  /** the offer that it speaks of: sent by the shop, or answered by the customer; null for none */
  readonly offerId: number | null;
  /** null where it names none, or the reader may not see them */
  readonly prices: MessagePrices | null;
  readonly files: readonly MessageFile[];
  /** the email that it came by; null for one that was written in the shop */
  readonly email: MessageEmail | null;
};

export type MessageEmail = {
  readonly id: number;
  /** the address that it came from */
  readonly from: string;
  /** that address is the customer's own */
  readonly isKnown: boolean;
  /** how many files of it were not taken */
  readonly leftOut: number;
};

/** The unit prices, and quantities, that a message names; in cents in its mode. */
export type MessagePrices = { readonly mode: TaxMode; readonly lines: readonly MessageLine[] };

export type MessageLine = {
  /** of the line of the quote or of the offer */
  readonly position: number;
  readonly name: string;
  readonly sku: string | null;
  /** 0 leaves the item out */
  readonly quantity: number | null;
  readonly unit: Cents;
  /** the price that it answers; null where there was none */
  readonly before: Cents | null;
  /** the quantity that it answers; null where only a price is said */
  readonly beforeQuantity: number | null;
};

export type MessageFile = { readonly id: number; readonly name: string };

/** A conversation with its messages, the oldest first. */
export type Conversation = ConversationRow & {
  /** ISO 8601 */
  readonly createdAt: string;
  /** the reader may see the offers that answer it */
  readonly seesOffers: boolean;
  readonly messages: readonly ConversationMessage[];
};

/** A page of a customer's conversations, newest activity first. */
export type ConversationList = {
  readonly rows: readonly ConversationRow[];
  readonly page: number;
  readonly pages: number;
};

/** Whom a conversation can be held with beside the shop; none in a shop of one seller (ACC-11). */
export type Seller = { readonly id: number; readonly name: string };
