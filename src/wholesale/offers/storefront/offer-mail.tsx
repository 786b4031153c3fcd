import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';

type OfferMailProps = {
  readonly locale: 'it' | 'en';
  readonly shopName: string;
  readonly heading: string;
  readonly greeting: string;
  readonly intro: string;
  readonly until: string;
  /** the offer's own text; line ends stay */
  readonly note: { readonly label: string; readonly text: string } | null;
  readonly button: { readonly label: string; readonly url: string };
  readonly foot: string;
};

/** The email that tells a customer of an offer. */
export function OfferMail(props: OfferMailProps) {
  const { locale, shopName, heading, greeting, intro, until, note, button, foot } = props;
  return (
    <MailFrame locale={locale} shopName={shopName} heading={heading} foot={foot}>
      <p style={style.text}>{greeting}</p>
      <p style={style.text}>{intro}</p>
      <p style={style.text}>{until}</p>
      {note ? <MailNote title={note.label} text={note.text} /> : null}
      <MailButton label={button.label} url={button.url} />
    </MailFrame>
  );
}
