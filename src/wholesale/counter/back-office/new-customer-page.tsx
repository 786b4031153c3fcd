import { AskedField } from '#customers/registration/back-office/asked-field.tsx';
import {
  type RegistrationField,
  type RegistrationForm,
  registrationFilesNonce,
  roleField,
} from '#customers/registration/rules/registration-form.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { counterOrigins, newCustomerPath } from '../rules/counter-draft.ts';
import styles from './counter.module.css';

export type NewCustomerPageProps = {
  readonly roles: RegistrationForm['roles'];
  /** the key of the role whose questions are shown; null for a shop without roles */
  readonly role: string | null;
  readonly fields: readonly RegistrationField[];
  readonly nonce: string;
  readonly filesNonce: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: readonly { readonly field: string | null; readonly text: string }[];
};

/** A customer whom staff have before them, private or firm, with the questions of the registration form; the order follows at once. */
export function NewCustomerPage(props: NewCustomerPageProps) {
  const { roles, role, fields, nonce, filesNonce, typed, problems } = props;
  const { newCustomer: words, staffCounter } = useBackOfficeWords();
  const errors = Object.fromEntries(problems.flatMap(({ field, text }) => (field ? [[field, text]] : [])));
  const person = (name: string, label: string, rest: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      {...rest}
      id={name}
      name={name}
      label={label}
      error={errors[name] ?? ''}
      defaultValue={typed[name] ?? ''}
      maxLength={rest.maxLength ?? 100}
      autoComplete="off"
    />
  );
  return (
    <>
      <div className={layout.head}>
        <h1>{words.title}</h1>
        <a href="/staff/counter/">{staffCounter.back}</a>
      </div>
      <p className={sheet.hint}>{words.intro}</p>
      {problems
        .filter(({ field }) => field === null)
        .map(({ text }) => (
          <Notice key={text} kind="error">
            {text}
          </Notice>
        ))}
      {roles.length > 0 ? (
        <form method="get" action={newCustomerPath} className={styles.bar}>
          <Select
            key={role ?? ''}
            id="counter-role"
            name="role"
            label={words.role}
            defaultValue={role ?? ''}
            options={roles.map(({ key, label }) => ({ value: key, label }))}
          />
          <Button type="submit" kind="secondary">
            {words.showFields}
          </Button>
        </form>
      ) : null}
      {roles.some(({ key, needsApproval }) => key === role && needsApproval) ? (
        <Notice kind="warning">{words.waits}</Notice>
      ) : null}
      <form
        method="post"
        action={`${newCustomerPath}${role === null ? '' : `?role=${encodeURIComponent(role)}`}`}
        encType="multipart/form-data"
        className={sheet.sheet}
        aria-labelledby="new-customer"
      >
        <h2 id="new-customer">{words.details}</h2>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <input type="hidden" name={registrationFilesNonce} value={filesNonce} readOnly />
        {role === null ? null : <input type="hidden" name={roleField} value={role} readOnly />}
        <div className={styles.fields}>
          {person('billing_first_name', `${words.firstName} *`, { autoFocus: true })}
          {person('billing_last_name', `${words.lastName} *`)}
          {person('email', `${words.email} *`, { type: 'email', maxLength: 254 })}
          {person('billing_phone', words.phone, {
            type: 'tel',
            maxLength: 40,
            optional: staffCounter.optional,
          })}
          {fields.map((field) => (
            <AskedField key={field.id} field={field} typed={typed} errors={errors} />
          ))}
        </div>
        <div className={styles.buttons}>
          {counterOrigins.map((origin) => (
            <Button
              key={origin}
              type="submit"
              name="origin"
              value={origin}
              {...(origin === 'counter' ? {} : { kind: 'secondary' as const })}
            >
              {words.create[origin]}
            </Button>
          ))}
        </div>
      </form>
    </>
  );
}
