import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';

export type AccountMailProps = {
  readonly locale: 'it' | 'en';
  readonly shopName: string;
  readonly heading: string;
  readonly hello: string;
  readonly paragraphs: readonly string[];
  /** null for an email that only tells */
  readonly link: { readonly label: string; readonly url: string } | null;
  readonly after: string;
};

/** An email to a person about the account. */
export function AccountMail(props: AccountMailProps) {
  const { locale, shopName, heading, hello, paragraphs, link, after } = props;
  return (
    <MailFrame locale={locale} shopName={shopName} heading={heading} foot={after}>
      <p style={style.text}>{hello}</p>
      {paragraphs.map((text) => (
        <p key={text} style={{ ...style.text, overflowWrap: 'anywhere' }}>
          {text}
        </p>
      ))}
      {link ? (
        <p style={{ ...style.text, margin: '24px 0' }}>
          <a href={link.url} style={style.button}>
            {link.label}
          </a>
        </p>
      ) : null}
    </MailFrame>
  );
}

/** The same in plain text. */
export function accountMailText({ heading, hello, paragraphs, link, after }: AccountMailProps): string {
  const way = link ? [`${link.label}:\n${link.url}`] : [];
  return [heading, hello, ...paragraphs, ...way, after].join('\n\n');
}
