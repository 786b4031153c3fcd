import {
  findRegistrationEmail,
  type RegistrationToTell,
} from '#customers/registration/server/read-registration-to-tell.ts';
import {
  RegistrationMail,
  type RegistrationMailProps,
} from '#customers/registration/storefront/registration-mail.tsx';
import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { registrationEmailsFor } from '#messages/registration-emails-for.ts';
import { storeWrittenEmails, type WrittenEmail } from '#selling/orders/server/emails-to-send.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import { type Post, sendEmail } from './send-email.ts';
import { writtenEmail } from './written-email.tsx';

/** Writes an email about a registration and sends it, once. */
export async function sendRegistrationEmail(post: Post, outboxId: number): Promise<void> {
  const found = await findRegistrationEmail(post.db, outboxId);
  if (!found) return;
  if (found.registration) {
    const written = write(found.registration, await readSettings(post.db), post.shopUrl);
    await storeWrittenEmails(post.db, [{ id: outboxId, ...written }], 'to-be-sent');
  }
  await sendEmail(post, outboxId);
}

const paths = {
  'registration-received': '/my-account/',
  'registration-approved': '/shop/',
  'registration-refused': '/my-account/',
} as const;

/** The person's emails are in the language in which they registered, the shop's in its own. */
function write(registration: RegistrationToTell, settings: Settings, shopUrl: string): WrittenEmail {
  const { id, kind, name, reason, answers } = registration;
  const isForShop = kind === 'registration-waiting';
  const locale = isForShop ? settings.interface_language : registration.locale;
  const words = registrationEmailsFor(locale);
  const role = registration.role[locale];
  const email = words[kind];
  const props: RegistrationMailProps = {
    locale,
    shopName: settings.shop_name,
    greeting: isForShop ? '' : words.greeting(registration.firstName),
    heading: email.heading,
    intro: kind === 'registration-waiting' ? words[kind].intro(name, role) : words[kind].intro(role),
    reason: kind === 'registration-refused' && reason !== '' ? { label: words.reason, text: reason } : null,
    answers: isForShop ? { label: words.answers, rows: answers } : null,
    meanwhile: email.meanwhile,
    button: {
      label: email.button,
      url: `${shopUrl}${kind === 'registration-waiting' ? `/staff/registrations/${id}/` : paths[kind]}`,
    },
    foot: firmLine(settings),
  };
  const subject =
    kind === 'registration-waiting'
      ? words[kind].subject(name, role)
      : words[kind].subject(settings.shop_name);
  return writtenEmail(subject, <RegistrationMail {...props} />);
}
