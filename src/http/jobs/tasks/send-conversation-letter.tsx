import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { conversationLettersFor } from '#messages/conversations/conversation-letters-for.ts';
import { keepWrittenLetters, type WrittenLetter } from '#selling/orders/server/letters-to-send.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import {
  conversationPath,
  staffConversationPath,
} from '#wholesale/conversations/rules/conversation-paths.ts';
import {
  type ConversationToTell,
  findConversationLetter,
} from '#wholesale/conversations/server/read-conversation-to-tell.ts';
import {
  ConversationMail,
  type ConversationMailProps,
} from '#wholesale/conversations/storefront/conversation-mail.tsx';
import { type Post, sendLetter } from './send-letter.ts';
import { writtenLetter } from './written-letter.tsx';

const LONGEST_EXCERPT = 2000;

/** Writes a letter about a conversation and sends it, once. */
export async function sendConversationLetter(post: Post, outboxId: number): Promise<void> {
  const found = await findConversationLetter(post.db, outboxId);
  if (!found) return;
  if (found.conversation) {
    const written = write(found.conversation, await readSettings(post.db), post.shopUrl);
    await keepWrittenLetters(post.db, [{ id: outboxId, ...written }], 'to-be-sent');
  }
  await sendLetter(post, outboxId);
}

function write(told: ConversationToTell, settings: Settings, shopUrl: string): WrittenLetter {
  const locale = settings.interface_language;
  const words = conversationLettersFor(locale);
  const { kind, id, body } = told;
  const isForShop = kind !== 'conversation-answer';
  const excerpt = body.length > LONGEST_EXCERPT ? `${body.slice(0, LONGEST_EXCERPT)}…` : body;
  const { subject, heading, intro } = sentencesOf(told, settings);
  const props: ConversationMailProps = {
    locale,
    shopName: settings.shop_name,
    greeting: isForShop ? '' : words.greeting(told.firstName),
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
  return writtenLetter(subject, <ConversationMail {...props} />);
}

function sentencesOf({ kind, type, customer, title, seller }: ConversationToTell, settings: Settings) {
  const words = conversationLettersFor(settings.interface_language);
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
