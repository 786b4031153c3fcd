import type { EmailText } from '#foundation/emails/rules/email-text.ts';
import { RecordFields } from '#foundation/records/back-office/record-fields.tsx';
import { RecordForm } from '#foundation/records/back-office/record-form.tsx';
import { StaffTabs } from '#foundation/records/back-office/staff-tabs.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { emailName } from '../rules/email-name.ts';
import {
  type EmailTextProblem,
  type EmailTextProblems,
  LONGEST_LINE,
  LONGEST_TEXT,
} from '../rules/email-text-form.ts';
import type { EmailDefinition } from '../rules/email-texts.ts';
import { emailTextPath, orderField } from '../rules/staff-emails.ts';
import type { ShownEmailText } from '../server/email-texts.ts';
import type { EmailTextOutcome } from '../server/post-email-text.ts';
import { EmailPlaceholders } from './email-placeholders.tsx';
import { EmailPreview, type EmailPreviewProps, textForm } from './email-preview.tsx';
import { EmailTest } from './email-test.tsx';

export type EmailTextPageProps = Omit<EmailPreviewProps, 'path'> & {
  readonly definition: EmailDefinition;
  readonly locale: 'it' | 'en';
  readonly text: ShownEmailText;
  readonly nonce: string;
  readonly done: { readonly saved: boolean; readonly reset: boolean; readonly sent: boolean };
  /** whom a test goes to unless staff write another address */
  readonly to: string;
  readonly answer: Exclude<EmailTextOutcome, { kind: 'go' }> | null;
};

const draftOf = ({ subject, heading, intro, closing }: EmailText): EmailText => ({
  subject,
  heading,
  intro,
  closing,
});

/** The text of an email in a language: its parts with their placeholders, how it looks, a test, and the way back to the shop's own. */
export function EmailTextPage(props: EmailTextPageProps) {
  const { definition, locale, text, nonce, done, to, answer, preview, typedOrder, isNoOrder } = props;
  const { staffEmails: words, emailNames } = useBackOfficeWords();
  const path = emailTextPath(definition.id, locale);
  const rejected = answer?.kind === 'again' ? answer : null;
  const problems: EmailTextProblems = rejected?.problems ?? {};
  const sentenceOf = (problem: EmailTextProblem | undefined) =>
    problem === undefined
      ? ''
      : typeof problem === 'string'
        ? words.problems[problem]
        : words.problems.unknown(problem.placeholder);
  const idOf = (field: string) => `email-${field}`;
  const parts = ['subject', 'heading', 'intro', 'closing', 'version'] as const;
  const wrong = parts.filter((part) => problems[part] !== undefined);
  const order = typedOrder === '' ? '' : `?${new URLSearchParams({ [orderField]: typedOrder })}`;
  return (
    <RecordForm
      back={{ path: '/staff/emails/', words: words.backToList }}
      title={emailName(emailNames, words.variants, definition)}
      note={`${words.sentWhen(words.triggers[definition.id])}. ${words.moment}`}
      action={path}
      id={textForm}
      nonce={nonce}
      saved={answer === null && (done.reset ? words.reset.done : done.sent ? words.test.sent : done.saved)}
      expired={rejected?.problems === null}
      problems={wrong.map((part) => ({
        id: idOf(part),
        sentence: `${words.fields[part]}: ${sentenceOf(problems[part])}`,
      }))}
      removal={
        text.isOwn ? { title: words.reset.title, hint: words.reset.hint, words: words.reset.button } : null
      }
      after={
        <>
          <EmailPreview {...{ preview, typedOrder, isNoOrder, path }} definition={definition} />
          <EmailTest
            {...{ path, nonce, to, typedOrder }}
            refused={answer?.kind === 'not-sent' ? answer : null}
          />
        </>
      }
    >
      <StaffTabs
        label={words.tabs.label}
        tabs={(['it', 'en'] as const).map((one) => ({
          path: emailTextPath(definition.id, one) + order,
          name: words.tabs[one],
          count: null,
          isShown: one === locale,
        }))}
      />
      <input type="hidden" name="version" value={text.version} readOnly />
      <input type="hidden" name={orderField} value={typedOrder} readOnly />
      <RecordFields
        draft={draftOf(text)}
        typed={rejected?.typed ?? null}
        labels={words.fields}
        hints={words.hints}
        idOf={idOf}
        errorOf={(field) => sentenceOf(problems[field as keyof EmailTextProblems])}
        fields={[
          { name: 'subject', kind: 'text', maxLength: LONGEST_LINE, required: true },
          { name: 'heading', kind: 'text', maxLength: LONGEST_LINE, required: true },
          { name: 'intro', kind: 'long-text', rows: 6, maxLength: LONGEST_TEXT },
          { name: 'closing', kind: 'long-text', rows: 4, maxLength: LONGEST_TEXT },
        ]}
      />
      <EmailPlaceholders names={definition.placeholders} />
    </RecordForm>
  );
}
