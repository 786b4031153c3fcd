import type { ComposedEmail, SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
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
  { settings, shopUrl }: SendingShop,
  kind: RegistrationEmailKind,
): ComposedEmail {
  const { id, name, reason, answers } = registration;
  const shopName = settings.shop_name;
  const isForShop = kind === 'registration-waiting';
  const locale = isForShop ? settings.interface_language : registration.locale;
  const { registrations: words, ...emails } = emailsFor(locale);
  const role = registration.role[locale];
  const { heading, meanwhile, button } = emails[kind];
  const screen = (
    <MailFrame locale={locale} shopName={shopName} heading={heading} foot={firmLine(settings)}>
      {isForShop ? null : <p style={style.text}>{words.greeting(registration.firstName)}</p>}
      <p style={style.text}>{isForShop ? emails[kind].intro(name, role) : emails[kind].intro(role)}</p>
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
      <p style={{ ...style.text, marginTop: 12 }}>{meanwhile}</p>
      <MailButton label={button} url={shopUrl + (isForShop ? `/staff/registrations/${id}/` : paths[kind])} />
    </MailFrame>
  );
  const subject = isForShop ? emails[kind].subject(name, role) : emails[kind].subject(shopName);
  return { subject, screen };
}
