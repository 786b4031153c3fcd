import type { Settings } from '#foundation/settings/rules/settings.ts';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { consumerRightsFor } from '#messages/consumer-rights-for.ts';
import { guaranteeFor } from '#messages/guarantee-for.ts';
import type { ExclusionReason } from '../rules/exclusion-reasons.ts';
import { formAddressee } from '../rules/form-addressee.ts';
import { noticeFor } from '../rules/guarantee-notice.ts';

export type ExcludedLine = { readonly name: string; readonly reason: ExclusionReason };

export type MailRightsProps = {
  readonly settings: Settings;
  readonly shopUrl: string;
  readonly locale: 'it' | 'en';
  /** where the contract of the order is withdrawn from */
  readonly withdrawUrl: string;
  readonly excluded: readonly ExcludedLine[];
  /** nothing of the order can be withdrawn from */
  readonly isAllExcluded: boolean;
  /** everything that the confirmation says; else the link alone */
  readonly isWhole: boolean;
};

/** What an email tells consumers of the withdrawal; the confirmation also has the exclusions, the model form and the notice of the legal guarantee. */
export function MailRights(props: MailRightsProps) {
  const { settings, locale, withdrawUrl, excluded, isAllExcluded, isWhole } = props;
  const words = consumerRightsFor(locale);
  const link = <a href={withdrawUrl}>{words.withdraw}</a>;
  if (!isWhole) {
    return isAllExcluded ? null : (
      <p style={style.text}>
        {words.short} {link}.
      </p>
    );
  }
  return (
    <>
      <h2 style={style.subheading}>{words.title}</h2>
      {isAllExcluded ? null : (
        <p style={style.text}>
          {words.full} {words.costs[settings.return_cost]} {words.otherWay}
          <br />
          <strong>{link}</strong>
        </p>
      )}
      {excluded.length === 0 ? null : (
        <p style={style.text}>
          {words.noRight}
          {excluded.map(({ name, reason }) => (
            <span key={name}>
              <br />
              {words.excluded(name, words.reasons[reason])}
            </span>
          ))}
        </p>
      )}
      {isAllExcluded ? null : <MailModelForm settings={settings} locale={locale} />}
      <MailGuarantee {...props} />
    </>
  );
}

function MailModelForm({ settings, locale }: Pick<MailRightsProps, 'settings' | 'locale'>) {
  const { modelForm: words } = consumerRightsFor(locale);
  return (
    <p style={{ ...style.note, fontSize: 13, lineHeight: '19px' }}>
      <strong>{words.title}</strong>
      {`\n${words.intro}\n– ${words.to}: ${formAddressee(settings).join(', ')}\n`}
      {words.lines.map((line) => `– ${line}:\n`)}
      {words.foot}
    </p>
  );
}

/** The whole picture: it is sent with the email. */
function MailGuarantee({ settings, shopUrl, locale }: MailRightsProps) {
  const notice = noticeFor(settings, locale);
  if (!notice) return null;
  const words = guaranteeFor(locale);
  const width = Math.min(notice.width, 540);
  return (
    <>
      <h2 style={style.subheading}>{words.title}</h2>
      <p style={style.text}>
        <img
          src={shopUrl + notice.path}
          alt={words.alt}
          width={width}
          height={Math.round((notice.height * width) / notice.width)}
          style={{ display: 'block', border: 0, maxWidth: '100%', height: 'auto' }}
        />
      </p>
      <p style={style.text}>
        <a href={notice.page}>{words.page}</a>
      </p>
    </>
  );
}
