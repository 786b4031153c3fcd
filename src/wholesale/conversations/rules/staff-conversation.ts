import {
  type Conversation,
  type ConversationRow,
  type ConversationType,
  conversationTypes,
} from './conversation.ts';

/** What the nonces of the staff's forms about conversations are made for. */
export const staffConversationAction = 'staff-conversations';

/** The tabs of the staff's list: those that wait for an answer, those that are not closed, those that are, all. */
export const conversationTabs = ['waiting', 'active', 'resolved', 'all'] as const;
export type ConversationTab = (typeof conversationTabs)[number];

/** Which conversations are wanted; `words` of title or customer, or a number; `type` null for every one. */
export type ConversationQuery = {
  readonly tab: ConversationTab;
  readonly words: string;
  readonly type: ConversationType | null;
  readonly page: number;
};

export type StaffConversationRow = ConversationRow & {
  /** the company, else the person, else the address */
  readonly customer: string;
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
  readonly customer: string;
  readonly customerId: number;
  readonly email: string;
};

/** The outcome of the last form, a parameter of the address. */
const conversationsDone = ['answered', 'close', 'reopen', 'expired', 'nothing'] as const;
export type ConversationsDone = (typeof conversationsDone)[number];

/** The parameters of an address. */
type AddressParameters = { get(name: string): string | null };

const LONGEST_SEARCH = 100;

/** Reads which conversations an address asks for; null for an address that asks for none. */
export function readConversationQuery(parameters: AddressParameters): ConversationQuery | null {
  const words = (parameters.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const asked = parameters.get('shelf') ?? (words === '' ? 'waiting' : 'all');
  const tab = conversationTabs.find((known) => known === asked);
  const page = parameters.get('page') ?? '1';
  const type = parameters.get('type') ?? '';
  const known = conversationTypes.find((one) => one === type) ?? null;
  if (!tab || !/^[1-9]\d{0,6}$/.test(page) || (type !== '' && known === null)) return null;
  return { tab, words, type: known, page: Number(page) };
}

/** The address of a list of conversations; what is usual is left out. */
export function conversationsListPath(query: Partial<ConversationQuery>): string {
  const { tab = 'waiting', words = '', type = null, page = 1 } = query;
  const usual = words === '' ? 'waiting' : 'all';
  const parameters = [
    ...(tab === usual ? [] : [`shelf=${tab}`]),
    ...(words === '' ? [] : [`q=${encodeURIComponent(words)}`]),
    ...(type === null ? [] : [`type=${type}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return `/staff/conversations/${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`;
}

export function readConversationsDone(parameters: AddressParameters): ConversationsDone | null {
  return conversationsDone.find((known) => known === parameters.get('done')) ?? null;
}
