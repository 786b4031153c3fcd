import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';

export type RegistrationMailProps = {
  readonly locale: 'it' | 'en';
  readonly shopName: string;
  /** '' for an email that greets nobody */
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

/** An email about a registration, to the person or to the shop. */
export function RegistrationMail(props: RegistrationMailProps) {
  const { locale, shopName, greeting, heading, intro, reason, answers, meanwhile, button, foot } = props;
  return (
    <MailFrame locale={locale} shopName={shopName} heading={heading} foot={foot}>
      {greeting === '' ? null : <p style={style.text}>{greeting}</p>}
      <p style={style.text}>{intro}</p>
      {reason ? <MailNote title={reason.label} text={reason.text} /> : null}
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
      <MailButton {...button} />
    </MailFrame>
  );
}
