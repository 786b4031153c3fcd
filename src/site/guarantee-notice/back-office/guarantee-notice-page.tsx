import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import { StaffFileField } from '#foundation/records/back-office/staff-file-field.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type GuaranteeNotice,
  type NoticeLocale,
  noticeLocales,
} from '#selling/consumer-rights/rules/guarantee-notice.ts';
import { guaranteeNoticePath, noticeFields } from '../rules/notice-form.ts';
import type { NoticeProblems } from '../server/post-notice.ts';
import styles from './guarantee-notice-page.module.css';

export type GuaranteeNoticePageProps = {
  readonly notices: Readonly<Record<NoticeLocale, GuaranteeNotice | null>>;
  readonly nonce: string;
  readonly saved: boolean;
  readonly rejected: RejectedForm<NoticeProblems> | null;
};

const idOf = (field: string) => `guarantee-${field}`;

/** The harmonised notice of the legal guarantee: the file and the page of its code in each language, and which ones are missing. */
export function GuaranteeNoticePage({ notices, nonce, saved, rejected }: GuaranteeNoticePageProps) {
  const { guaranteeNotice: words, backOffice } = useBackOfficeWords();
  const problems = Object.entries(rejected?.problems ?? {});
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <p>{words.source}</p>
      </div>
      {saved && !rejected ? <Notice kind="success">{words.saved}</Notice> : null}
      {rejected?.problems === null ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
      {!saved && !rejected && notices.it === null ? <Notice kind="warning">{words.missing}</Notice> : null}
      <FormSummary
        problems={problems.map(([field, problem]) => ({
          id: idOf(field),
          sentence: words.problems[problem],
        }))}
      />
      <form
        className={sheet.sheet}
        method="post"
        encType="multipart/form-data"
        action={guaranteeNoticePath}
        noValidate
      >
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        {noticeLocales.map((lang) => (
          <LanguageFields key={lang} lang={lang} notice={notices[lang]} rejected={rejected} />
        ))}
        <div className={sheet.buttons}>
          <Button type="submit">{words.save}</Button>
        </div>
      </form>
    </>
  );
}

function LanguageFields({
  lang,
  notice,
  rejected,
}: Pick<GuaranteeNoticePageProps, 'rejected'> & {
  readonly lang: NoticeLocale;
  readonly notice: GuaranteeNotice | null;
}) {
  const { guaranteeNotice: words } = useBackOfficeWords();
  const fields = noticeFields(lang);
  const errorOf = (field: string) => {
    const problem = rejected?.problems?.[field];
    return problem ? words.problems[problem] : '';
  };
  const typed = (field: string, usual: string) => (rejected ? typedText(rejected.typed, field) : usual);
  return (
    <fieldset className={styles.language}>
      <legend>{words.languages[lang]}</legend>
      {notice ? (
        <>
          <StaffFacts
            facts={[
              [words.checksum, <code key="sum">{notice.checksum}</code>],
              [words.size, words.pixels(notice.width, notice.height)],
            ]}
          />
          <a href={notice.path} target="_blank" rel="noreferrer">
            <img
              className={styles.picture}
              src={notice.path}
              width={notice.width}
              height={notice.height}
              alt={words.shown[lang]}
            />
          </a>
        </>
      ) : (
        <p>{words.none}</p>
      )}
      <input type="hidden" name={fields.name} value={typed(fields.name, '')} readOnly />
      <StaffFileField
        id={idOf(fields.file)}
        name={fields.file}
        label={words.file}
        hint={words.fileHint}
        accept="image/png,image/jpeg"
        error={errorOf(fields.file)}
      />
      <TextField
        id={idOf(fields.page)}
        name={fields.page}
        type="url"
        label={words.page}
        hint={words.pageHint}
        maxLength={300}
        autoComplete="off"
        defaultValue={typed(fields.page, notice?.page ?? '')}
        error={errorOf(fields.page)}
      />
      {notice ? (
        <Checkbox name={fields.remove} value="1">
          {words.remove}
        </Checkbox>
      ) : null}
    </fieldset>
  );
}
