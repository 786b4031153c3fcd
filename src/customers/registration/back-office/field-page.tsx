import { companyFacts } from '#customers/companies/rules/company-answers.ts';
import { RecordForm } from '#foundation/records/back-office/record-form.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type FieldForm, writeOptions } from '../rules/field-form.ts';
import { fieldKinds } from '../rules/registration-form.ts';
import type { FormProblem } from '../rules/role-form.ts';
import styles from './registration-page.module.css';

export type FieldPageProps = {
  /** null for a new one */
  readonly id: number | null;
  readonly field: FieldForm;
  readonly answers: number;
  readonly roles: readonly { readonly id: number; readonly labelIt: string; readonly labelEn: string }[];
  readonly problems: readonly FormProblem[];
  readonly nonce: string;
};

/** A field, new or changed; one that was answered keeps its kind. */
export function FieldPage({ id, field, answers, roles, problems, nonce }: FieldPageProps) {
  const { staffRegistrations, locale } = useBackOfficeWords();
  const words = staffRegistrations.edit;
  const errorOf = (name: string) => {
    const problem = problems.find((one) => one.field === name);
    return problem ? words.problems[problem.code] : '';
  };
  const text = (name: string, label: string, value: string, isRequired = false) => (
    <TextField
      id={name}
      name={name}
      label={isRequired ? `${label} *` : label}
      defaultValue={value}
      maxLength={isRequired ? 120 : 300}
      error={errorOf(name)}
    />
  );
  const label = locale === 'it' ? field.labelIt : field.labelEn;
  return (
    <RecordForm
      back={{ path: '/staff/roles/', words: words.back }}
      title={(id === null ? words.newField : label) || words.newField}
      note={answers > 0 ? words.fieldUsed(answers) : ''}
      action={`/staff/roles/fields/${id ?? 'new'}/`}
      nonce={nonce}
      problems={problems.map((one) => ({ id: one.field, sentence: errorOf(one.field) }))}
    >
      <div className={sheet.row}>
        {text('label_it', words.labelIt, field.labelIt, true)}
        {text('label_en', words.labelEn, field.labelEn, true)}
      </div>
      <Select
        id="kind"
        name="kind"
        label={words.kind}
        options={fieldKinds.map((value) => ({ value, label: words.kinds[value] }))}
        defaultValue={field.kind}
        disabled={answers > 0}
      />
      <div className={sheet.row}>
        {text('hint_it', words.hintIt, field.hintIt)}
        {text('hint_en', words.hintEn, field.hintEn)}
      </div>
      <TextArea
        id="options"
        name="options"
        label={words.options}
        hint={words.optionsHint}
        defaultValue={writeOptions(field.options)}
        error={errorOf('options')}
        rows={4}
      />
      <Select
        id="company_fact"
        name="company_fact"
        label={words.companyFact}
        hint={words.companyFactHint}
        options={[
          { value: '', label: words.noCompanyFact },
          ...companyFacts.map((value) => ({ value, label: words.companyFacts[value] })),
        ]}
        defaultValue={field.companyFact}
        error={errorOf('company_fact')}
      />
      <fieldset className={styles.choices}>
        <legend>{words.askedOf}</legend>
        <div className={styles.boxes}>
          {roles.map((role) => (
            <Checkbox
              key={role.id}
              name="role"
              value={role.id}
              defaultChecked={field.roleIds.includes(role.id)}
            >
              {locale === 'it' ? role.labelIt : role.labelEn}
            </Checkbox>
          ))}
        </div>
        <p className={sheet.hint}>{words.askedOfHint}</p>
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{words.whereHeading}</legend>
        <div className={styles.boxes}>
          <Checkbox
            id="at_registration"
            name="at_registration"
            value="1"
            defaultChecked={field.atRegistration}
          >
            {words.atRegistration}
          </Checkbox>
          <Checkbox name="at_checkout" value="1" defaultChecked={field.atCheckout}>
            {words.atCheckout}
          </Checkbox>
        </div>
        <FieldNotes id="at_registration" error={errorOf('at_registration')} />
      </fieldset>
      <div className={styles.boxes}>
        <Checkbox name="required" value="1" defaultChecked={field.required}>
          {words.required}
        </Checkbox>
        <Checkbox name="active" value="1" defaultChecked={field.active}>
          {words.fieldActive}
        </Checkbox>
      </div>
    </RecordForm>
  );
}
