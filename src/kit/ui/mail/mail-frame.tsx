import type { ReactNode } from 'react';
import { useMailLook } from './mail-look.ts';
import { mailStyle as style } from './mail-style.ts';

export type MailFrameProps = {
  readonly locale: 'it' | 'en';
  readonly shopName: string;
  readonly heading: string;
  /** what stands small at the end */
  readonly foot: ReactNode;
  readonly children: ReactNode;
};

/** The sheet that every email of the shop is written on: its logo or name above, the heading, what is said, and the small print. */
export function MailFrame({ locale, shopName, heading, foot, children }: MailFrameProps) {
  const { accent, logo } = useMailLook();
  const card = { ...style.card, borderTop: `4px solid ${accent}` };
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{heading}</title>
      </head>
      <body style={style.body}>
        <table role="presentation" align="center" style={card} cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td style={style.inner}>
                <p style={style.brand}>
                  {logo ? (
                    <img
                      src={logo.url}
                      alt={shopName}
                      width={logo.width}
                      height={logo.height}
                      style={style.logo}
                    />
                  ) : (
                    shopName
                  )}
                </p>
                <h1 style={style.heading}>{heading}</h1>
                {children}
                <p style={style.quiet}>{foot}</p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
