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
  assigned: choiceFilter('assigned', ['mine', 'nobody']),
});
export type ConversationQuery = QueryOf<typeof conversationsList.filters>;

export type StaffConversationRow = ConversationRow & {
  /** the company, else the person, else the address */
  readonly customer: string;
  /** whose page is the customer's; null for somebody without an account */
  readonly accountId: number | null;
  readonly email: string;
  /** who of the staff looks after it; null for nobody */
  readonly assignee: string | null;
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
  /** null for somebody without an account, who is answered by email alone */
  readonly customerId: number | null;
  /** for which company, '' for none, and its main account */
  readonly company: string;
  readonly accountId: number | null;
  readonly email: string;
  /** of who opened it */
  readonly firstName: string;
  readonly assigneeId: number | null;
  /** the article that it is about; null for none */
  readonly product: { readonly id: number; readonly name: string; readonly sku: string | null } | null;
  /** the order that it is about; null for none */
  readonly order: { readonly id: number; readonly number: string } | null;
  readonly notes: readonly ConversationNote[];
};

/** Somebody of the staff who may look after conversations. */
export type Assignee = { readonly id: number; readonly name: string };

/** What staff have written for each other; its customer never reads it. */
export type ConversationNote = {
  readonly id: number;
  /** null where the account is gone */
  readonly personId: number | null;
  readonly person: string;
  readonly body: string;
  /** ISO 8601 */
  readonly at: string;
};

/** The outcome of the last form, a parameter of the address. */
const conversationsDone = [
  'answered',
  'close',
  'reopen',
  'noted',
  'assigned',
  'attached',
  'expired',
  'nothing',
] as const;
export type ConversationsDone = (typeof conversationsDone)[number];

/** The parameters of an address. */
type AddressParameters = { get(name: string): string | null };

export function readConversationsDone(parameters: AddressParameters): ConversationsDone | null {
  return conversationsDone.find((known) => known === parameters.get('done')) ?? null;
}
