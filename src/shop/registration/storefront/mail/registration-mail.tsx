import { mailStyle as style } from '#shop/orders/storefront/mail/mail-style.ts';

export type RegistrationMailProps = {
  readonly locale: 'it' | 'en';
  readonly shopName: string;
  /** '' for a letter that greets nobody */
  readonly greeting: string;
  readonly heading: string;
  readonly intro: string;
  readonly reason: { readonly label: string; readonly text: string } | null;
  readonly answers: {
    readonly label: string;
    readonly rows: readonly { readonly label: string; readonly shown: string }[];
  } | null;
  readonly meanwhile: string;
  readonly button: { readonly label: string; readonly url: string };
  readonly foot: string;
};

/** A letter about a registration, to the person or to the shop. */
export function RegistrationMail(props: RegistrationMailProps) {
  const { locale, shopName, greeting, heading, intro, reason, answers, meanwhile, button, foot } = props;
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
                {greeting === '' ? null : <p style={style.text}>{greeting}</p>}
                <p style={style.text}>{intro}</p>
                {reason ? (
                  <>
                    <h2 style={style.subheading}>{reason.label}</h2>
                    <p style={style.note}>{reason.text}</p>
                  </>
                ) : null}
                {answers && answers.rows.length > 0 ? (
                  <>
                    <h2 style={style.subheading}>{answers.label}</h2>
                    <table className="figures" style={style.table}>
                      <tbody>
                        {answers.rows.map(({ label, shown }) => (
                          <tr key={label}>
                            <th
                              scope="row"
                              style={{ ...style.cell, paddingRight: 16, textAlign: 'left', fontWeight: 400 }}
                            >
                              {label}
                            </th>
                            <td style={{ ...style.cell, whiteSpace: 'pre-line' }}>{shown}</td>
                          </tr>
                        ))}
                      </tbody>
                    </table>
                  </>
                ) : null}
                <p style={{ ...style.text, marginTop: 12 }}>{meanwhile}</p>
                <p style={{ ...style.text, marginTop: 28 }}>
                  <a href={button.url} style={style.button}>
                    {button.label}
                  </a>
                </p>
                <p style={style.quiet}>{foot}</p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
