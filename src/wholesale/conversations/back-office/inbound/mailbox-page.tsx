import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import { type FieldSections, RecordFields } from '#foundation/records/back-office/record-fields.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type MailboxDraft, type MailboxProblems, mailboxSecurities } from '../../rules/mailbox.ts';
import type { MailboxPageData, MailboxTest } from '../../server/staff/inbox/mailbox-page.ts';

export type MailboxPageProps = {
  readonly page: MailboxPageData;
  readonly nonce: string;
  readonly isRemoved: boolean;
  readonly rejected: { readonly problems: MailboxProblems | null; readonly typed: PostedForm } | null;
  /** null where it has not just been tried */
  readonly tested: { readonly test: MailboxTest; readonly messages: number } | null;
};

const idOf = (name: string) => `mailbox-${name}`;
const path = '/staff/conversations/mailbox/';

/** The mailbox that answers of customers come to. */
export function MailboxPage({ page, nonce, isRemoved, rejected, tested }: MailboxPageProps) {
  const { staffMailbox: words, staffConversations, backOffice } = useBackOfficeWords();
  const { draft, isConnected } = page;
  const problems = Object.entries(rejected?.problems ?? {}) as [
    keyof MailboxDraft,
    keyof Words['problems'],
  ][];
  const errorOf = (name: string) => {
    const problem = problems.find(([field]) => field === name)?.[1];
    return problem ? words.problems[problem] : '';
  };
  return (
    <>
      <a className={sheet.back} href="/staff/conversations/">
        {staffConversations.backToList}
      </a>
      <h1>{words.title}</h1>
      <p className={sheet.hint}>{words.intro}</p>
      {isRemoved ? <Notice kind="success">{words.removed}</Notice> : null}
      {rejected?.problems === null ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
      {tested ? <Tested {...tested} /> : rejected ? null : <State {...page} />}
      <FormSummary
        problems={problems.map(([name]) => ({
          id: idOf(name),
          sentence: `${words.fields[name]}: ${errorOf(name)}`,
        }))}
      />
      <form className={sheet.sheet} method="post" action={path} noValidate>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <RecordFields
          fields={fieldsOf(words, isConnected, errorOf)}
          draft={draft}
          typed={rejected?.typed ?? null}
          labels={words.fields}
          hints={words.hints}
          idOf={idOf}
          errorOf={errorOf}
        />
        <div className={sheet.buttons}>
          <Button type="submit" name="action" value="save">
            {words.save}
          </Button>
        </div>
      </form>
      {isConnected ? (
        <form className={sheet.sheet} method="post" action={path}>
          <h2>{words.remove}</h2>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <p className={sheet.hint}>{words.removeHint}</p>
          <div className={sheet.buttons}>
            <Button type="submit" kind="secondary" name="action" value="remove">
              {words.remove}
            </Button>
          </div>
        </form>
      ) : null}
    </>
  );
}

type Words = ReturnType<typeof useBackOfficeWords>['staffMailbox'];

function fieldsOf(
  words: Words,
  isConnected: boolean,
  errorOf: (name: string) => string,
): FieldSections<MailboxDraft> {
  return [
    [
      { name: 'host', kind: 'text', maxLength: 253, required: true },
      { name: 'port', kind: 'number', maxLength: 5, required: true },
      {
        name: 'security',
        kind: 'choice',
        options: mailboxSecurities.map((one) => ({ value: one, label: words.securities[one] })),
      },
    ],
    [
      { name: 'user', kind: 'text', maxLength: 300, required: true },
      <TextField
        key="password"
        type="password"
        id={idOf('password')}
        name="password"
        label={words.fields.password}
        hint={isConnected ? words.keepPassword : ''}
        error={errorOf('password')}
        autoComplete="new-password"
        maxLength={1000}
      />,
      { name: 'folder', kind: 'text', maxLength: 200, required: true },
    ],
    { name: 'address', kind: 'email', maxLength: 254, required: true },
    { name: 'plus', kind: 'flag' },
  ];
}

/** What came of reading it the last time. */
function State({ isConnected, state }: MailboxPageData) {
  const { staffMailbox: words, locale } = useBackOfficeWords();
  if (!isConnected) return <Notice>{words.notConnected}</Notice>;
  if (state.problem !== '') return <Problem problem={state.problem} said={state.said} />;
  const read = state.readAt === null ? words.notYet : words.readAt(formatDateTime(state.readAt, locale));
  return <Notice>{read}</Notice>;
}

function Tested({ test, messages }: NonNullable<MailboxPageProps['tested']>) {
  const { staffMailbox: words } = useBackOfficeWords();
  if (test) return <Problem problem={test.problem} said={test.said} />;
  return <Notice kind="success">{words.works(messages)}</Notice>;
}

function Problem({ problem, said }: { readonly problem: string; readonly said: string }) {
  const { staffMailbox: words } = useBackOfficeWords();
  return (
    <Notice kind="warning">
      {words.failures[problem] ?? words.failures.other} {said === '' ? '' : words.said(said)}
    </Notice>
  );
}
