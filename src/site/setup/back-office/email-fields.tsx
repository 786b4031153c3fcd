import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { type FieldSections, RecordFields } from '#foundation/records/back-office/record-fields.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { mailSecurities } from '../rules/mail-server.ts';
import type { EmailDraft } from '../rules/steps/email-step.ts';
import type { ShownStep } from '../server/read-set-up.ts';
import styles from './set-up-page.module.css';
import type { StepParts } from './step-parts.ts';

export type EmailFieldsProps = StepParts & { readonly shown: Extract<ShownStep, { step: 'email' }> };

/** The mail server, and the test message. */
export function EmailFields({ shown, typed, idOf, errorOf }: EmailFieldsProps) {
  const {
    fields: labels,
    hints,
    securities,
    configured,
    sendTest,
    keepPassword,
  } = useBackOfficeWords().staffSetUp.steps.email;
  const { draft, hasPassword, isConfigured } = shown;
  const fields: FieldSections<EmailDraft> = [
    [
      { name: 'host', kind: 'text', maxLength: 253, required: true },
      { name: 'port', kind: 'number', maxLength: 5, required: true },
      {
        name: 'security',
        kind: 'choice',
        options: mailSecurities.map((one) => ({ value: one, label: securities[one] })),
      },
    ],
    [
      { name: 'user', kind: 'text', maxLength: 300 },
      <TextField
        key="password"
        type="password"
        id={idOf('password')}
        name="password"
        label={labels.password}
        hint={hasPassword ? keepPassword : ''}
        error={errorOf('password')}
        autoComplete="new-password"
        maxLength={1000}
      />,
    ],
  ];
  return (
    <>
      {isConfigured ? (
        <Notice>{configured}</Notice>
      ) : (
        <RecordFields {...{ fields, draft, typed, labels, idOf, errorOf }} hints={hints} />
      )}
      <div className={styles.test}>
        <TextField
          type="email"
          id={idOf('testTo')}
          name="testTo"
          label={labels.testTo}
          error={errorOf('testTo')}
          defaultValue={typed ? typedText(typed, 'testTo') : draft.testTo}
          autoComplete="off"
          maxLength={254}
        />
        <div>
          <Button type="submit" name="action" value="test" kind="secondary">
            {sendTest}
          </Button>
        </div>
      </div>
    </>
  );
}
