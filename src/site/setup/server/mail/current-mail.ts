import type { Database } from '#foundation/database/client.ts';
import { createSmtpSender, type MailSender } from '#foundation/services/mail.ts';
import type { Seal } from '#foundation/services/seal.ts';
import { sendOnce } from '#foundation/services/send-once.ts';
import { mailUrlInUse } from './stored-mail-server.ts';

export type CurrentMail = {
  /** by the mail server that is in use now; null without one */
  sender(): Promise<MailSender | null>;
  close(): void;
};

/** Sends emails by the mail server of the moment: another one is used from the next email on, without a restart. */
export function createCurrentMail(given: {
  readonly db: Database;
  readonly seal: Seal;
  /** of the environment; wins over what staff have entered */
  readonly smtpUrl: string | null;
}): CurrentMail {
  let current: { readonly url: string; readonly sender: MailSender } | null = null;
  return {
    async sender() {
      const url = await mailUrlInUse(given.db, given.seal, given.smtpUrl);
      if (url === current?.url) return current.sender;
      // What the former one is sending ends, or is retried by the next.
      current?.sender.close();
      current = url === null ? null : { url, sender: sendOnce(createSmtpSender(url)) };
      return current?.sender ?? null;
    },
    close() {
      current?.sender.close();
    },
  };
}
