import { LRUCache } from 'lru-cache';
import type { MailSender } from './mail.ts';

const REMEMBERED = 5000;

/**
 * A mail sender that hands each Message-ID to the mail server once. An email that was taken while the database was away could not be noted as
 * sent and is retried: then it counts as sent at once. One that was refused is evicted.
 */
export function sendOnce(sender: MailSender): MailSender {
  const sending = new LRUCache<string, Promise<void>>({ max: REMEMBERED });
  return {
    async send(mail) {
      const { messageId } = mail;
      if (messageId === undefined) return sender.send(mail);
      const begun = sending.get(messageId);
      if (begun) return begun;
      const sent = sender.send(mail);
      sending.set(messageId, sent);
      try {
        await sent;
      } catch (error) {
        sending.delete(messageId);
        throw error;
      }
    },
    close: () => sender.close(),
  };
}
