import { RecordForm } from '#foundation/records/back-office/record-form.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { FormProblem, RoleForm } from '../rules/role-form.ts';

export type RolePageProps = {
  /** null for a new one */
  readonly id: number | null;
  readonly role: RoleForm;
  readonly customers: number;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly problems: readonly FormProblem[];
  readonly nonce: string;
};

/** A role, to be written or changed. */
export function RolePage({ id, role, customers, groups, problems, nonce }: RolePageProps) {
  const { staffRegistrations, locale } = useBackOfficeWords();
  const words = staffRegistrations.edit;
  const errorOf = (field: string) => {
    const problem = problems.find((one) => one.field === field);
    return problem ? words.problems[problem.code] : '';
  };
  const heading = id === null ? words.newRole : locale === 'it' ? role.labelIt : role.labelEn;
  return (
    <RecordForm
      back={{ path: '/staff/roles/', words: words.back }}
      title={heading || words.newRole}
      note={customers > 0 ? words.roleUsed(customers) : ''}
      action={`/staff/roles/${id ?? 'new'}/`}
      nonce={nonce}
      problems={problems.map(({ field }) => ({ id: field, sentence: errorOf(field) }))}
    >
      <div className={sheet.row}>
        <TextField
          id="label_it"
          name="label_it"
          label={`${words.labelIt} *`}
          defaultValue={role.labelIt}
          maxLength={120}
          error={errorOf('label_it')}
        />
        <TextField
          id="label_en"
          name="label_en"
          label={`${words.labelEn} *`}
          lang="en"
          defaultValue={role.labelEn}
          maxLength={120}
          error={errorOf('label_en')}
        />
      </div>
      <TextField
        id="key"
        name="key"
        label={`${words.key} *`}
        hint={words.keyHint}
        defaultValue={role.key}
        maxLength={40}
        spellCheck={false}
        autoCapitalize="none"
        error={errorOf('key')}
      />
      <div className={sheet.row}>
        <Select
          id="approval"
          name="approval"
          label={words.approval}
          options={(['manual', 'automatic'] as const).map((value) => ({
            value,
            label: staffRegistrations.roles.approvals[value],
          }))}
          defaultValue={role.approval}
        />
        <Select
          id="group"
          name="group"
          label={`${words.group} *`}
          options={[
            ...(role.groupId === 0 ? [{ value: '', label: words.chooseGroup }] : []),
            ...groups.map((group) => ({ value: String(group.id), label: group.name })),
          ]}
          defaultValue={role.groupId === 0 ? '' : String(role.groupId)}
          error={errorOf('group')}
        />
      </div>
      <div>
        <Checkbox name="is_business" value="1" defaultChecked={role.isBusiness}>
          {words.isBusiness}
        </Checkbox>
        <br />
        <Checkbox name="active" value="1" defaultChecked={role.active}>
          {words.roleActive}
        </Checkbox>
      </div>
    </RecordForm>
  );
}
