import { expect, it } from 'vitest';
import { actionsOn, conversationStatuses, conversationTypes, statusAfter } from './conversation.ts';

it('[CONV-06] a conversation is a message, an inquiry or a quote', () => {
  expect(conversationTypes).toEqual(['message', 'inquiry', 'quote']);
});

it('a message reopens a conversation, and the shop closes what is not closed', () => {
  expect(statusAfter).toEqual({ message: 'open', close: 'resolved', reopen: 'open' });
  expect(conversationStatuses.map(actionsOn)).toEqual([['close'], ['close'], ['reopen']]);
});
