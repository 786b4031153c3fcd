import { expect, it } from 'vitest';
import { type ConversationQuery, conversationsList, readConversationsDone } from './staff-conversation.ts';

const read = (text: string) => conversationsList.read(new URLSearchParams(text));

it('shows what waits for an answer unless something else is asked for', () => {
  expect(read('')).toEqual({ tab: 'waiting', words: '', type: null, assigned: null, page: 1 });
  expect(read('q=neri')?.tab).toBe('all');
  expect(read('shelf=resolved&type=quote&page=3')).toEqual({
    tab: 'resolved',
    words: '',
    type: 'quote',
    assigned: null,
    page: 3,
  });
});

it.each(['shelf=lost', 'page=0', 'page=x', 'type=poem'])(
  'an address with %s is no query of the list',
  (text) => {
    expect(read(text)).toBeNull();
  },
);

it('a query that is written to an address is read back unchanged', () => {
  const queries: readonly ConversationQuery[] = [
    { tab: 'waiting', words: '', type: null, assigned: null, page: 1 },
    { tab: 'all', words: 'neri & figli', type: 'quote', assigned: 'mine', page: 2 },
    { tab: 'waiting', words: 'x', type: null, assigned: 'nobody', page: 1 },
  ];
  for (const query of queries) {
    const address = new URL(conversationsList.path(query), 'http://shop.test');
    expect(conversationsList.read(address.searchParams)).toEqual(query);
  }
  expect(conversationsList.path({})).toBe('/staff/conversations/');
});

it('reads the outcome of the last form, and nothing else', () => {
  expect(readConversationsDone(new URLSearchParams('done=close'))).toBe('close');
  expect(readConversationsDone(new URLSearchParams('done=<b>'))).toBeNull();
});
