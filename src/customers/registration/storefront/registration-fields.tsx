import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { registrationWordsFor } from '#messages/registration-words-for.ts';
import { type Asking, askedFields, registers } from '../rules/asked-fields.ts';
import { registrationFilesNonce, roleField, showFieldsField } from '../rules/registration-form.ts';
import type { RegistrationPage } from '../rules/registration-page.ts';
import { RegistrationField } from './registration-field.tsx';
import styles from './registration-fields.module.css';

export type RegistrationFieldsProps = {
  readonly page: RegistrationPage;
  /** of the checkout: whether `createaccount` is ticked; null where there is no such box */
  readonly createsAccount?: boolean | null;
  /** what is wrong with an input, by its id */
  readonly errors: Readonly<Record<string, string>>;
};

/** Of whom what is asked on a page, with the role that is chosen on it. */
export function askingOn(
  page: RegistrationPage,
  role: string | null,
  createsAccount: boolean | null,
): Asking {
  if (page.at === 'registration') return { place: 'registration', role };
  return { place: 'checkout', role, createsAccount, isCustomer: page.isCustomer };
}

/**
 * The drop-down of roles and the fields of the chosen one, with those that are common to all (CHK-03, CHK-05, CHK-06, ACC-06, ACC-07).
 * Where no scripts run, a button reloads the page with the fields of the chosen role.
 */
export function RegistrationFields({ page, createsAccount = null, errors }: RegistrationFieldsProps) {
  const { locale } = useWords();
  const words = registrationWordsFor(locale);
  const [role, setRole] = useState(page.role);
  // What was typed for a role is remembered while the visitor switches to another one.
  const typed = useRef<Record<string, string | undefined>>({ ...page.inputs });
  const asking = askingOn(page, role, createsAccount);
  const isRegistering = registers(asking);
  const fields = askedFields(page.form, asking);
  const chosen = page.form.roles.find(({ key }) => key === role);
  const remember = (event: FormEvent) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === 'checkbox') {
      typed.current[target.name] = target.checked ? target.value : '';
    } else if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    ) {
      if (target.type !== 'file') typed.current[target.name] = target.value;
    }
  };
  return (
    <div className={styles.registration} onChange={remember}>
      <input type="hidden" name={registrationFilesNonce} value={page.nonce} readOnly />
      {page.form.roles.length > 0 ? (
        <div hidden={!isRegistering}>
          <Select
            id={roleField}
            name={roleField}
            label={`${words.role} *`}
            options={page.form.roles.map(({ key, label }) => ({ value: key, label }))}
            value={role ?? ''}
            onChange={(event) => setRole(event.target.value)}
            hint={chosen?.needsApproval ? words.needsApproval : words.roleHint}
            error={errors[roleField] ?? ''}
          />
        </div>
      ) : null}
      {page.form.roles.length > 0 || !isRegistering ? (
        <noscript>
          <div className={styles.show}>
            <p>{words.showFieldsHint}</p>
            <Button type="submit" kind="secondary" name={showFieldsField} value="1" formNoValidate>
              {words.showFields}
            </Button>
          </div>
        </noscript>
      ) : null}
      {fields.length > 0 ? (
        <fieldset className={styles.fields}>
          <legend>{isRegistering ? words.detailsLegend : words.orderLegend}</legend>
          {fields.map((field) => (
            <div key={field.id} className={styles[field.kind]}>
              <RegistrationField
                field={field}
                page={page}
                typed={typed.current}
                errors={errors}
                words={words}
                locale={locale}
              />
            </div>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
