import type { StaffReviewsMessages } from '#messages/it/staff-reviews.ts';
import { mailStyle as style } from '#shop/orders/storefront/mail/mail-style.ts';

export type HeldReviewMailProps = {
  readonly words: StaffReviewsMessages;
  readonly locale: 'it' | 'en';
  readonly shopName: string;
  readonly review: {
    readonly author: string;
    readonly rating: number | null;
    readonly body: string;
    readonly verified: boolean;
    readonly productName: string;
  };
  /** where it is moderated */
  readonly reviewUrl: string;
};

/** The mail that tells the shop of a review that waits. */
export function HeldReviewMail({ words, locale, shopName, review, reviewUrl }: HeldReviewMailProps) {
  const { mail } = words;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{mail.heading}</title>
      </head>
      <body style={style.body}>
        <table role="presentation" align="center" style={style.card} cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td style={style.inner}>
                <p style={style.brand}>{shopName}</p>
                <h1 style={style.heading}>{mail.heading}</h1>
                <p style={style.text}>{mail.intro(review.author, review.productName)}</p>
                <p style={style.text}>
                  <strong>{review.rating === null ? words.noRating : words.stars(review.rating)}</strong>
                </p>
                <blockquote style={quote} dir="auto">
                  {review.body}
                </blockquote>
                <p style={style.text}>{review.verified ? mail.bought : mail.notBought}</p>
                <p style={{ ...style.text, marginTop: 28 }}>
                  <a href={reviewUrl} style={style.button}>
                    {mail.open}
                  </a>
                </p>
                <p style={style.quiet}>{mail.why}</p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

const quote = {
  margin: '0 0 12px',
  padding: '4px 0 4px 14px',
  borderLeft: '3px solid #E4E2DC',
  whiteSpace: 'pre-line',
} as const;
