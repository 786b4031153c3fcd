import type { ComposedEmail, SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { emailTextOf } from '#foundation/emails/storefront/email-text-of.ts';
import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { MailText } from '#kit/ui/mail/mail-text.tsx';
import { emailsFor } from '#messages/emails-for.ts';
import type { EmailedRegistration, RegistrationEmailKind } from '../server/registration-emails.ts';

const paths = {
  'registration-received': '/my-account/',
  'registration-approved': '/shop/',
  'registration-refused': '/my-account/',
} as const;

/** The email about a registration: to the customer in the language of the registration, to the shop in its own. */
export function registrationMail(
  registration: EmailedRegistration,
  shop: SendingShop,
  kind: RegistrationEmailKind,
): ComposedEmail {
  const { settings, shopUrl } = shop;
  const { id, name, reason, answers } = registration;
  const shopName = settings.shop_name;
  const isForShop = kind === 'registration-waiting';
  const locale = isForShop ? settings.interface_language : registration.locale;
  const { registrations: words, ...emails } = emailsFor(locale);
  const { button } = emails[kind];
  const { subject, heading, intro, closing } = emailTextOf<'registration'>(shop, kind, locale, {
    shop_name: shopName,
    first_name: registration.firstName,
    customer_name: name,
    role: registration.role[locale],
  });
  const screen = (
    <MailFrame locale={locale} shopName={shopName} heading={heading} foot={firmLine(settings)}>
      {isForShop ? null : <p style={style.text}>{words.greeting(registration.firstName)}</p>}
      <MailText text={intro} />
      {kind === 'registration-refused' && reason !== '' ? (
        <MailNote title={words.reason} text={reason} />
      ) : null}
      {isForShop && answers.length > 0 ? (
        <>
          <h2 style={style.subheading}>{words.answers}</h2>
          <table className="figures" style={style.table}>
            <tbody>
              {answers.map(({ label, shown }) => (
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
      <MailText text={closing} style={{ ...style.text, marginTop: 12 }} />
      <MailButton label={button} url={shopUrl + (isForShop ? `/staff/registrations/${id}/` : paths[kind])} />
    </MailFrame>
  );
  return { subject, screen };
}
