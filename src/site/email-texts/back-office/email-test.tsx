import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { orderField } from '../rules/staff-emails.ts';
import type { EmailTextOutcome } from '../server/post-email-text.ts';

export type EmailTestProps = {
  readonly path: string;
  readonly nonce: string;
  readonly to: string;
  readonly typedOrder: string;
  readonly refused: Extract<EmailTextOutcome, { kind: 'not-sent' }> | null;
};

/** Sends the email to an address, as a test. */
export function EmailTest({ path, nonce, to, typedOrder, refused }: EmailTestProps) {
  const { staffEmails, staffSetUp } = useBackOfficeWords();
  const words = staffEmails.test;
  const problem = refused?.problem ?? null;
  const isAddress = problem === 'no-email';
  return (
    <form className={sheet.sheet} method="post" action={path} noValidate>
      <h2>{words.title}</h2>
      <p className={sheet.hint}>{words.hint}</p>
      {problem === null || isAddress ? null : (
        <Notice kind="error">
          {problem === 'no-server' ? (
            words.noServer
          ) : (
            <>
              <p>{staffSetUp.testProblems[problem.problem]}</p>
              {problem.said === '' ? null : <p>{staffSetUp.serverSaid(problem.said)}</p>}
            </>
          )}
        </Notice>
      )}
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name={orderField} value={typedOrder} readOnly />
      <TextField
        id="email-to"
        name="to"
        type="email"
        label={words.to}
        defaultValue={refused?.to ?? to}
        autoComplete="off"
        error={isAddress ? words.noEmail : ''}
      />
      <div className={sheet.buttons}>
        <Button type="submit" kind="secondary" name="action" value="test">
          {words.button}
        </Button>
      </div>
    </form>
  );
}
