import {
  type ComposedEmail,
  excerptOf,
  type SendingShop,
} from '#foundation/emails/storefront/composed-email.ts';
import { emailTextOf } from '#foundation/emails/storefront/email-text-of.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { MailText } from '#kit/ui/mail/mail-text.tsx';
import { emailsFor } from '#messages/emails-for.ts';
import type { MessagePrices } from '../rules/conversation.ts';
import { conversationPath, staffConversationPath } from '../rules/conversation-paths.ts';
import { MAX_MESSAGE } from '../rules/message-limits.ts';
import type { ConversationEmailKind, EmailedConversation } from '../server/conversation-emails.ts';

const LONGEST_EXCERPT = 2000;

/** The email to the customer or the shop about a conversation. */
export function conversationMail(
  conversation: EmailedConversation,
  shop: SendingShop,
  kind: ConversationEmailKind,
): ComposedEmail {
  const { settings, shopUrl } = shop;
  const locale = settings.interface_language;
  const { conversations: words, ...emails } = emailsFor(locale);
  const { id, body, prices, files } = conversation;
  const isForShop = kind !== 'conversation-answer';
  // Guests have no page of the conversation: the email holds all of it.
  const isToGuest = !isForShop && conversation.isGuest;
  const { subject, heading, intro, closing } = textOf(conversation, shop, kind);
  const screen = (
    <MailFrame locale={locale} shopName={settings.shop_name} heading={heading} foot={firmLine(settings)}>
      {isForShop ? null : <p style={style.text}>{words.greeting(conversation.firstName)}</p>}
      <MailText text={intro} />
      {body === '' && prices !== null ? null : (
        <MailNote
          title={words.message}
          text={body === '' ? words.noMessage : excerptOf(body, isToGuest ? MAX_MESSAGE : LONGEST_EXCERPT)}
        />
      )}
      {prices ? <MailNote title={words.prices} text={priceLines(prices, words, locale)} /> : null}
      {files.length > 0 ? <MailNote title={words.files} text={files.join('\n')} /> : null}
      {isToGuest ? null : (
        <MailButton
          label={emails[kind].button}
          url={shopUrl + (isForShop ? staffConversationPath(id) : conversationPath(id))}
        />
      )}
      <MailText text={closing} />
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

function textOf(
  { type, writer, company, title, seller, firstName, offerId, isGuest }: EmailedConversation,
  shop: SendingShop,
  kind: ConversationEmailKind,
) {
  const { shop_name: shopName, interface_language: locale } = shop.settings;
  const { conversations } = emailsFor(locale);
  const ofVendor = kind === 'conversation-new' && seller !== null;
  const toGuest = kind === 'conversation-answer' && isGuest;
  const id = ofVendor ? 'conversation-new-vendor' : toGuest ? 'conversation-answer-guest' : kind;
  return emailTextOf<'conversation'>(shop, id, locale, {
    shop_name: shopName,
    seller: seller ?? shopName,
    customer_name: company === '' ? writer : conversations.onBehalf(writer, company),
    first_name: firstName,
    conversation_title: title,
    conversation_type: conversations.types[type],
    offer_number: String(offerId ?? 0),
  });
}
