import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { conversationEmailsFor } from '#messages/conversations/conversation-emails-for.ts';
import { storeWrittenEmails, type WrittenEmail } from '#selling/orders/server/emails-to-send.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import {
  conversationPath,
  staffConversationPath,
} from '#wholesale/conversations/rules/conversation-paths.ts';
import {
  type ConversationToTell,
  findConversationEmail,
} from '#wholesale/conversations/server/read-conversation-to-tell.ts';
import {
  ConversationMail,
  type ConversationMailProps,
} from '#wholesale/conversations/storefront/conversation-mail.tsx';
import { type Post, sendEmail } from './send-email.ts';
import { writtenEmail } from './written-email.tsx';

const LONGEST_EXCERPT = 2000;

/** Writes an email about a conversation and sends it, once. */
export async function sendConversationEmail(post: Post, outboxId: number): Promise<void> {
  const found = await findConversationEmail(post.db, outboxId);
  if (!found) return;
  if (found.conversation) {
    const written = write(found.conversation, await readSettings(post.db), post.shopUrl);
    await storeWrittenEmails(post.db, [{ id: outboxId, ...written }], 'to-be-sent');
  }
  await sendEmail(post, outboxId);
}

function write(found: ConversationToTell, settings: Settings, shopUrl: string): WrittenEmail {
  const locale = settings.interface_language;
  const words = conversationEmailsFor(locale);
  const { kind, id, body } = found;
  const isForShop = kind !== 'conversation-answer';
  const excerpt = body.length > LONGEST_EXCERPT ? `${body.slice(0, LONGEST_EXCERPT)}…` : body;
  const { subject, heading, intro } = sentencesOf(found, settings);
  const props: ConversationMailProps = {
    locale,
    shopName: settings.shop_name,
    greeting: isForShop ? '' : words.greeting(found.firstName),
    heading,
    intro,
    message: { label: words.message, text: excerpt === '' ? words.noMessage : excerpt },
    button: {
      label: words[kind].button,
      url: shopUrl + (isForShop ? staffConversationPath(id) : conversationPath(id)),
    },
    advice: isForShop ? '' : words['conversation-answer'].foot,
    foot: firmLine(settings),
  };
  return writtenEmail(subject, <ConversationMail {...props} />);
}

function sentencesOf({ kind, type, customer, title, seller }: ConversationToTell, settings: Settings) {
  const words = conversationEmailsFor(settings.interface_language);
  const from = seller ?? settings.shop_name;
  if (kind === 'conversation-answer') {
    const { subject, heading, intro } = words[kind];
    return { subject: subject(from, title), heading, intro: intro(from, title) };
  }
  if (kind === 'conversation-message') {
    const { subject, heading, intro } = words[kind];
    return { subject: subject(title, customer), heading, intro: intro(customer, title) };
  }
  const { subject, heading, intro, introVendor } = words[kind];
  const what = words.types[type];
  return {
    subject: subject(what, customer),
    heading: heading(what),
    intro: seller === null ? intro(customer, title) : introVendor(customer, title, seller),
  };
}
