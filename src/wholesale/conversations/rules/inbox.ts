import {
  type ListFilter,
  listQuery,
  type QueryOf,
  wordsFilter,
} from '#foundation/records/rules/list-query.ts';

/** What the nonces of the forms about emails that have come are made for. */
export const inboxAction = 'staff-inbox';

/** The tabs of the inbox: emails that answer nothing, those that programs have written, those that need no answer. */
export const inboxTabs = ['waiting', 'automatic', 'closed'] as const;
export type InboxTab = (typeof inboxTabs)[number];

export const inboxList = listQuery('conversations/inbox', {
  tab: {
    param: 'shelf',
    read: (text) => inboxTabs.find((tab) => tab === (text || 'waiting')),
    write: (tab) => (tab === 'waiting' ? '' : tab),
  } satisfies ListFilter<InboxTab>,
  words: wordsFilter('q'),
});
export type InboxQuery = QueryOf<typeof inboxList.filters>;

export const EMAILS_PER_PAGE = 30;

/** Where staff read an email that has come. */
export const inboxEmailPath = (id: number) => `/staff/conversations/inbox/${id}/`;

export type InboxRow = {
  readonly id: number;
  /** '' for an email that names no sender */
  readonly from: string;
  readonly fromName: string;
  readonly subject: string;
  /** the beginning of what was written */
  readonly excerpt: string;
  readonly files: number;
  /** ISO 8601 */
  readonly receivedAt: string;
};

export type Inbox = {
  readonly rows: readonly InboxRow[];
  readonly pages: number;
  readonly query: InboxQuery;
  readonly counts: Readonly<Record<InboxTab, number>>;
};

/** An email with all that staff decide by. */
export type InboxEmail = {
  readonly id: number;
  readonly status: 'waiting' | 'attached' | 'closed' | 'automatic';
  readonly problem: '' | 'too-large' | 'broken';
  readonly bytes: number;
  readonly from: string;
  readonly fromName: string;
  readonly subject: string;
  readonly body: string;
  /** with all that it quotes */
  readonly original: string;
  readonly receivedAt: string;
  readonly files: readonly { readonly id: number; readonly name: string }[];
  readonly leftOut: readonly { readonly name: string; readonly problem: string }[];
  readonly order: { readonly id: number; readonly number: string } | null;
  readonly conversation: { readonly id: number; readonly title: string } | null;
  /** whose account has the sender's address */
  readonly customer: { readonly id: number; readonly name: string } | null;
  /** orders of that address, and those whose numbers the subject names, the newest first */
  readonly orders: readonly { readonly id: number; readonly number: string }[];
};

/** What an email needs to be put somewhere by hand. */
export type InboxProblem = 'no-order' | 'no-customer' | 'no-sender';

const inboxDone = ['attached', 'closed', 'reopened', 'expired', 'nothing'] as const;
export type InboxDone = (typeof inboxDone)[number];

export const readInboxDone = (asked: { get(name: string): string | null }): InboxDone | null =>
  inboxDone.find((known) => known === asked.get('done')) ?? null;
