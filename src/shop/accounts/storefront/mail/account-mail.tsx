import { mailStyle as style } from '#shop/orders/storefront/mail/mail-style.ts';

export type AccountMailProps = {
  readonly locale: 'it' | 'en';
  readonly shopName: string;
  readonly heading: string;
  readonly hello: string;
  readonly paragraphs: readonly string[];
  /** null for a letter that only tells */
  readonly link: { readonly label: string; readonly url: string } | null;
  readonly after: string;
};

/** A letter to a person about the account. */
export function AccountMail(props: AccountMailProps) {
  const { locale, shopName, heading, hello, paragraphs, link, after } = props;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{heading}</title>
      </head>
      <body style={style.body}>
        <table role="presentation" align="center" style={style.card} cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td style={style.inner}>
                <p style={style.brand}>{shopName}</p>
                <h1 style={style.heading}>{heading}</h1>
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
                <p style={style.quiet}>{after}</p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The same in plain text. */
export function accountMailText({ heading, hello, paragraphs, link, after }: AccountMailProps): string {
  const way = link ? [`${link.label}:\n${link.url}`] : [];
  return [heading, hello, ...paragraphs, ...way, after].join('\n\n');
}
