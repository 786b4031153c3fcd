import {
  choiceFilter,
  type ListFilter,
  listQuery,
  type QueryOf,
  wordsFilter,
} from '#foundation/records/rules/list-query.ts';
import { type Conversation, type ConversationRow, conversationTypes } from './conversation.ts';

/** What the nonces of the staff's forms about conversations are made for. */
export const staffConversationAction = 'staff-conversations';

/** The tabs of the staff's list: those that wait for an answer, those that are not closed, those that are, all. */
export const conversationTabs = ['waiting', 'active', 'resolved', 'all'] as const;
export type ConversationTab = (typeof conversationTabs)[number];

const usualTab = (words: unknown): ConversationTab => (words === '' ? 'waiting' : 'all');

/** Which conversations are wanted; `words` of title or customer, or a number; `type` null for every one. */
export const conversationsList = listQuery('conversations', {
  tab: {
    param: 'shelf',
    read: (text, textOf) => conversationTabs.find((tab) => tab === (text || usualTab(textOf('q')))),
    write: (tab, query) => (tab === usualTab('words' in query ? query.words : '') ? '' : tab),
  } satisfies ListFilter<ConversationTab>,
  words: wordsFilter('q'),
  type: choiceFilter('type', conversationTypes),
});
export type ConversationQuery = QueryOf<typeof conversationsList.filters>;

export type StaffConversationRow = ConversationRow & {
  /** the company, else the person, else the address */
  readonly customer: string;
  /** whose page is the customer's */
  readonly accountId: number;
  readonly email: string;
};

export type StaffConversationList = {
  readonly rows: readonly StaffConversationRow[];
  readonly total: number;
  readonly pages: number;
  readonly query: ConversationQuery;
  readonly counts: Readonly<Record<ConversationTab, number>>;
};

/** A conversation with everything that staff answer by. */
export type StaffConversation = Conversation & {
  /** who opened it */
  readonly customer: string;
  readonly customerId: number;
  /** for which company, '' for none, and its main account */
  readonly company: string;
  readonly accountId: number;
  readonly email: string;
};

/** The outcome of the last form, a parameter of the address. */
const conversationsDone = ['answered', 'close', 'reopen', 'expired', 'nothing'] as const;
export type ConversationsDone = (typeof conversationsDone)[number];

/** The parameters of an address. */
type AddressParameters = { get(name: string): string | null };

export function readConversationsDone(parameters: AddressParameters): ConversationsDone | null {
  return conversationsDone.find((known) => known === parameters.get('done')) ?? null;
}
