import {
  type ComposedEmail,
  excerptOf,
  type SendingShop,
} from '#foundation/emails/storefront/composed-email.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { emailsFor } from '#messages/emails-for.ts';
import type { MessagePrices } from '../rules/conversation.ts';
import { conversationPath, staffConversationPath } from '../rules/conversation-paths.ts';
import type { ConversationEmailKind, EmailedConversation } from '../server/conversation-emails.ts';

const LONGEST_EXCERPT = 2000;

/** The email to the customer or the shop about a conversation. */
export function conversationMail(
  conversation: EmailedConversation,
  { settings, shopUrl }: SendingShop,
  kind: ConversationEmailKind,
): ComposedEmail {
  const locale = settings.interface_language;
  const { conversations: words, ...emails } = emailsFor(locale);
  const { id, body, prices, files } = conversation;
  const isForShop = kind !== 'conversation-answer';
  const { subject, heading, intro } = sentencesOf(conversation, settings, kind);
  const screen = (
    <MailFrame locale={locale} shopName={settings.shop_name} heading={heading} foot={firmLine(settings)}>
      {isForShop ? null : <p style={style.text}>{words.greeting(conversation.firstName)}</p>}
      <p style={style.text}>{intro}</p>
      {body === '' && prices !== null ? null : (
        <MailNote
          title={words.message}
          text={body === '' ? words.noMessage : excerptOf(body, LONGEST_EXCERPT)}
        />
      )}
      {prices ? <MailNote title={words.prices} text={priceLines(prices, words, locale)} /> : null}
      {files.length > 0 ? <MailNote title={words.files} text={files.join('\n')} /> : null}
      <MailButton
        label={emails[kind].button}
        url={shopUrl + (isForShop ? staffConversationPath(id) : conversationPath(id))}
      />
      {isForShop ? null : <p style={style.text}>{emails[kind].foot}</p>}
    </MailFrame>
  );
  return { subject, screen };
}

const LONGEST_LIST = 100;

/** The prices of a message, a line each, beside those that they answer. */
function priceLines(
  { lines, mode }: MessagePrices,
  words: ReturnType<typeof emailsFor>['conversations'],
  locale: 'it' | 'en',
): string {
  const tax = mode === 'gross' ? words.withTax : words.withoutTax;
  const shown = lines.slice(0, LONGEST_LIST).map(({ name, quantity, beforeQuantity, unit, before }) => {
    const price = formatEuro(unit, locale);
    const was = before === null || before === unit ? '' : ` ${words.before(formatEuro(before, locale))}`;
    const isOther = beforeQuantity !== null && beforeQuantity !== quantity;
    const pieces = isOther ? `${quantity} ${words.before(String(beforeQuantity))}` : quantity;
    return `${quantity === null ? '' : `${pieces} × `}${name}: ${price}${was}`;
  });
  return [...shown, tax].join('\n');
}

function sentencesOf(
  { type, writer, company, title, seller, offerId }: EmailedConversation,
  settings: SendingShop['settings'],
  kind: ConversationEmailKind,
) {
  const { conversations, ...emails } = emailsFor(settings.interface_language);
  const from = seller ?? settings.shop_name;
  const customer = company === '' ? writer : conversations.onBehalf(writer, company);
  if (kind === 'conversation-answer') {
    const { subject, heading, intro } = emails[kind];
    return { subject: subject(from, title), heading, intro: intro(from, title) };
  }
  if (kind === 'offer-countered') {
    const { subject, heading, intro } = emails[kind];
    return {
      subject: subject(customer, offerId ?? 0),
      heading,
      intro: intro(customer, offerId ?? 0),
    };
  }
  if (kind === 'conversation-message') {
    const { subject, heading, intro } = emails[kind];
    return { subject: subject(title, customer), heading, intro: intro(customer, title) };
  }
  const { subject, heading, intro, introVendor } = emails[kind];
  const what = conversations.types[type];
  return {
    subject: subject(what, customer),
    heading: heading(what),
    intro: seller === null ? intro(customer, title) : introVendor(customer, title, seller),
  };
}
