import { expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { sendOnce } from './send-once.ts';

const mail = (messageId?: string): Mail => ({
  ...(messageId && { messageId }),
  from: { name: 'Pistone', address: 'negozio@pistone.example' },
  to: 'mario@example.it',
  subject: 'Ciao',
  html: '<p>Ciao</p>',
  text: 'Ciao',
});

/** A sender that notes what it sends, and refuses while asked to. */
function aSender() {
  const sent: (string | undefined)[] = [];
  const state = { refusing: false };
  const sender = sendOnce({
    async send({ messageId }) {
      if (state.refusing) throw new Error('try again later');
      sent.push(messageId);
    },
    close() {},
  });
  return { sender, sent, state };
}

test('an email that the mail server has taken is not handed to it twice', async () => {
  const { sender, sent } = aSender();
  await sender.send(mail('1@shop'));
  await sender.send(mail('1@shop'));
  await sender.send(mail('2@shop'));
  expect(sent).toEqual(['1@shop', '2@shop']);
});

test('two attempts at the same moment are one', async () => {
  const { sender, sent } = aSender();
  await Promise.all([sender.send(mail('1@shop')), sender.send(mail('1@shop'))]);
  expect(sent).toEqual(['1@shop']);
});

test('an email that was refused is handed over in a retry', async () => {
  const { sender, sent, state } = aSender();
  state.refusing = true;
  await expect(sender.send(mail('1@shop'))).rejects.toThrow('try again later');
  state.refusing = false;
  await sender.send(mail('1@shop'));
  expect(sent).toEqual(['1@shop']);
});

test('emails without a Message-ID are all sent', async () => {
  const { sender, sent } = aSender();
  await sender.send(mail());
  await sender.send(mail());
  expect(sent).toHaveLength(2);
});
