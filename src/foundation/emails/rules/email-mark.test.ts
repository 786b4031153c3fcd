import { expect, test } from 'vitest';
import {
  addressMarkOf,
  markInAddress,
  markInMessageId,
  markOf,
  messageIdOf,
  replyAddress,
} from './email-mark.ts';

const mark = markOf('Ab_9-Ab_9-Ab_9-Ab_9-Ab_9-Ab_9');
const hex = addressMarkOf('0123456789abcdef0123456789abcdef');

test('the mark of an email is read back from its Message-ID', () => {
  const id = messageIdOf({ id: 42, mark }, 'shop.test');
  expect(markInMessageId(`<${id}>`)).toEqual({ id: 42, mark });
  expect(markInMessageId(id)).toEqual({ id: 42, mark });
});

test('the mark of an email is read back from the address that it is answered to, in capitals too', () => {
  const address = replyAddress('info@shop.test', { id: 42, mark: hex });
  expect(address).toBe('info+r42-0123456789abcdef0123@shop.test');
  expect(markInAddress(address)).toEqual({ id: 42, mark: hex });
  expect(markInAddress(address.toUpperCase())).toEqual({ id: 42, mark: hex });
});

test('numbers and addresses of others carry no mark', () => {
  for (const other of ['<CAF=abc@mail.gmail.com>', '<42@shop.test>', '', '<42-short@shop.test>'])
    expect(markInMessageId(other)).toBeNull();
  for (const other of ['info@shop.test', 'info+news@shop.test', 'info+r42-zz@shop.test', ''])
    expect(markInAddress(other)).toBeNull();
});
