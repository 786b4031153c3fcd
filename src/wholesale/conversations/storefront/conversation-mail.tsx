import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';

export type ConversationMailProps = {
  readonly locale: 'it' | 'en';
  readonly shopName: string;
  /** '' for an email that greets nobody */
  readonly greeting: string;
  readonly heading: string;
  readonly intro: string;
  /** what was written; line ends stay */
  readonly message: { readonly label: string; readonly text: string };
  readonly button: { readonly label: string; readonly url: string };
  /** '' for none */
  readonly advice: string;
  readonly foot: string;
};

/** An email about a conversation, to the customer or to the shop. */
export function ConversationMail(props: ConversationMailProps) {
  const { locale, shopName, greeting, heading, intro, message, button, advice, foot } = props;
  return (
    <MailFrame locale={locale} shopName={shopName} heading={heading} foot={foot}>
      {greeting === '' ? null : <p style={style.text}>{greeting}</p>}
      <p style={style.text}>{intro}</p>
      <MailNote title={message.label} text={message.text} />
      <MailButton label={button.label} url={button.url} />
      {advice === '' ? null : <p style={style.text}>{advice}</p>}
    </MailFrame>
  );
}
