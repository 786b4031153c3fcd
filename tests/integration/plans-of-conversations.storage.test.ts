import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator } from '#foundation/visitor/rules/a-staff-role.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { listConversations } from '#wholesale/conversations/server/list-conversations.ts';
import { readConversation } from '#wholesale/conversations/server/read-conversation.ts';
import { sendInquiry } from '#wholesale/conversations/server/send-inquiry.ts';
import { sendMessage } from '#wholesale/conversations/server/send-message.ts';
import { answerConversation } from '#wholesale/conversations/server/staff/answer-conversation.ts';
import { listStaffConversations } from '#wholesale/conversations/server/staff/list-staff-conversations.ts';
import { moveConversation } from '#wholesale/conversations/server/staff/move-conversation.ts';
import { readStaffConversation } from '#wholesale/conversations/server/staff/read-staff-conversation.ts';
import { findQuoteFiles, quoteFileAddress } from '#wholesale/quotes/server/find-quote-files.ts';
import { addToQuoteList } from '#wholesale/quotes/server/quote-list/add-to-quote-list.ts';
import {
  changeQuoteList,
  isOnQuoteList,
  mergeQuoteLists,
  removeFromQuoteList,
} from '#wholesale/quotes/server/quote-list/change-quote-list.ts';
import { readQuoteList } from '#wholesale/quotes/server/quote-list/read-quote-list.ts';
import { readQuote } from '#wholesale/quotes/server/read-quote.ts';
import { readQuoteFile } from '#wholesale/quotes/server/read-quote-file.ts';
import { requestQuote } from '#wholesale/quotes/server/request-quote.ts';
import { listQuoteFields } from '#wholesale/quotes/server/staff/list-quote-fields.ts';
import { aGrownTrade, aTradeContext, growingTrade } from '../factories/a-grown-trade.ts';
import { aPlannedDatabase, type PlannedDatabase } from '../factories/a-planned-database.ts';
import type { TestRequestContext } from '../factories/a-request-context.ts';
import { expectFoundBy, type FoundBy } from '../factories/expect-found-by.ts';

let database: PlannedDatabase;
/** A customer who has asked for a quote, and a member of the staff. */
let buyer: TestRequestContext;
let staff: TestRequestContext;
let conversationId: number;
let fileId: number;
/** another one, with two products on the quote list, of which one is `listed` */
let lister: TestRequestContext;
let listed: { readonly productId: number; readonly itemId: number; readonly lineId: number };
let guestSession: number;

beforeAll(async () => {
  database = await aPlannedDatabase();
  const { db } = database;
  await aGrownTrade(db);
  buyer = await aTradeContext(db, 1023);
  staff = await aTradeContext(db, 1, { kind: 'retail', staffRole: anAdministrator });
  lister = await aTradeContext(db, 77);
  const conversation = await db
    .selectFrom('conversations')
    .innerJoin('quote_answers', 'conversation_id', 'conversations.id')
    .select(['conversations.id', 'file_id'])
    .where('customer_id', '=', 1023)
    .where('file_id', 'is not', null)
    .executeTakeFirstOrThrow();
  conversationId = conversation.id;
  fileId = conversation.file_id ?? 0;
  const line = await db
    .selectFrom('quote_list_items')
    .selectAll()
    .where('customer_id', '=', 77)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  listed = { productId: line.product_id, itemId: line.item_id, lineId: line.id };
  const guest = await db
    .selectFrom('quote_list_items')
    .select('session_id')
    .where('session_id', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  guestSession = guest.session_id ?? 0;
}, 120_000);
afterAll(() => database.close());

function personOf({ visitor: { person } }: TestRequestContext): Person {
  if (!person) throw new Error('nobody asks');
  return person;
}

const done = async (result: Promise<{ readonly ok: boolean }>) =>
  expect(await result).toMatchObject({ ok: true });

const inquiry = { title: 'Ricambi', message: 'Quando arrivano?', type: 'inquiry', vendor: '' } as const;
const request = {
  message: 'Quanto costano?',
  name: 'Ada Riva',
  email: 'ada@example.com',
  title: '',
  location: 'quotelist',
  product: null,
  vendor: '',
  values: {},
} as const;

const expectPlans = (index: string, work: () => Promise<unknown>) =>
  expectFoundBy(database, growingTrade, [index, work]);
const conversationCases: readonly FoundBy[] = [
  [
    'conversations of a company',
    'conversations_of_customer',
    () => listConversations(buyer, { owners: [1023, 77, 78], page: 1 }),
  ],
  [
    'one of them with its messages',
    'conversation_messages_in_order',
    () => readConversation(buyer, { id: conversationId, owners: [1023] }),
  ],
  [
    'a new one, and how much was written of late',
    'conversation_messages_by_person',
    () => done(sendInquiry(buyer, { person: personOf(buyer), inquiry, posted: {} })),
  ],
  [
    'a message',
    'conversations_pkey',
    () =>
      done(sendMessage(buyer, { person: personOf(buyer), conversationId, message: 'E quando?', posted: {} })),
  ],
  [
    'an answer',
    'quote_requests_pkey',
    () =>
      done(
        answerConversation(staff, {
          person: personOf(staff),
          conversationId,
          message: 'Domani',
          prices: null,
          posted: {},
        }),
      ),
  ],
  ['a conversation for staff', 'conversations_pkey', () => readStaffConversation(staff, conversationId)],
  [
    'one that is closed',
    'conversations_pkey',
    () => done(moveConversation(staff, { conversationId, action: 'close' })),
  ],
];

const quoteCases: readonly FoundBy[] = [
  ['what a quote was asked for', 'quote_lines_pkey', () => readQuote(buyer, conversationId)],
  [
    'a request out of the quote list',
    'quote_list_items_customer_id',
    () => done(requestQuote(buyer, { person: personOf(buyer), request, fields: [], posted: {} })),
  ],
  ['how often fields were answered', 'quote_answers_by_field', () => listQuoteFields(staff)],
  ['a file of a quote', 'quote_answers_by_file', () => readQuoteFile(buyer, fileId)],
  ['a file that waits', 'sent_files_', () => findQuoteFiles(buyer, [quoteFileAddress(buyer, fileId)])],
];

const listCases: readonly FoundBy[] = [
  [
    'a quote list',
    'quote_list_items_customer_id',
    async () => expect(await readQuoteList(lister)).toHaveLength(2),
  ],
  [
    'another product on it',
    'quote_list_items_customer_id',
    () => done(addToQuoteList(lister, { productId: listed.productId + 1000, quantity: 2 })),
  ],
  [
    'another quantity',
    'quote_list_items_',
    async () => expect(await changeQuoteList(lister, new Map([[listed.lineId, 5]]))).toBe(1),
  ],
  [
    'whether a product stands on it',
    'quote_list_items_',
    async () => expect(await isOnQuoteList(lister, listed)).toBe(true),
  ],
  [
    'a product that is taken off',
    'quote_list_items_',
    async () => expect(await removeFromQuoteList(lister, listed)).toBe(true),
  ],
  [
    'the list of a guest who logs in',
    'quote_list_items_session_id',
    () => mergeQuoteLists(database.db, { sessionId: guestSession, customerId: 77 }),
  ],
];

test.each([...conversationCases, ...quoteCases, ...listCases])(
  '%s: found by %s, and no table that grows is read whole',
  (_, index, work) => expectPlans(index, work),
);

test.each([
  ['that wait for an answer', 'conversations_to_answer', { tab: 'waiting' }],
  ['that are not closed', 'conversations_unresolved', { tab: 'active' }],
  ['that are closed', 'conversations_by_(?:status|activity)', { tab: 'resolved' }],
  ['of any kind', 'conversations_by_activity', { tab: 'all' }],
  ['that are quotes', 'conversations_by_(?:type|activity)', { tab: 'all', type: 'quote' }],
  ['of one of the staff', 'conversations_of_assignee', { tab: 'all', assigned: 'mine' }],
  ['by words of the title', 'conversations_by_title', { tab: 'all', words: 'abcdef' }],
  ['by words of the customer', 'customers_by_words', { tab: 'all', words: 'c77@example' }],
  ['by a number', 'conversations_pkey', { tab: 'all', words: '#77' }],
] as const)('the staff’s list of conversations %s: found by %s, and counted by an index', (_, index, query) =>
  expectPlans(index, () =>
    listStaffConversations(staff, { words: '', type: null, assigned: null, page: 1, ...query }),
  ),
);
