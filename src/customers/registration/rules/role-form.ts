import { choiceOr, flag, id, trimmed } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema } from '#foundation/forms/rules/form-schema.ts';

/** A role as staff write it, group 0 for none. */
export const roleForm = formSchema(
  {
    key: trimmed(),
    label_it: trimmed(),
    label_en: trimmed(),
    is_business: flag(),
    approval: choiceOr(['automatic'], 'manual'),
    group: id(),
    active: flag(),
  },
  undefined,
  ({ key, label_it, label_en, is_business, group, ...role }) => ({
    ...role,
    key: key.toLowerCase(),
    labelIt: label_it,
    labelEn: label_en,
    isBusiness: is_business,
    groupId: group ?? 0,
  }),
);
export type RoleForm = DraftOf<typeof roleForm>;

export type FormProblem = {
  readonly field: string;
  readonly code:
    | 'required'
    | 'too-long'
    | 'wrong-key'
    | 'key-taken'
    | 'no-group'
    | 'no-options'
    | 'nowhere'
    | 'wrong-kind';
};

const LONGEST_LABEL = 120;

export const emptyRole: RoleForm = {
  key: '',
  labelIt: '',
  labelEn: '',
  isBusiness: true,
  approval: 'manual',
  groupId: 0,
  active: true,
};

export const aLabelProblem = (field: string, label: string): readonly FormProblem[] => {
  if (label === '') return [{ field, code: 'required' }];
  return label.length > LONGEST_LABEL ? [{ field, code: 'too-long' }] : [];
};

/** What is wrong with a role, before the database is asked. */
export function checkRole(role: RoleForm): readonly FormProblem[] {
  const problems: FormProblem[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(role.key) || role.key.length > 40) {
    problems.push({ field: 'key', code: role.key === '' ? 'required' : 'wrong-key' });
  }
  problems.push(...aLabelProblem('label_it', role.labelIt), ...aLabelProblem('label_en', role.labelEn));
  if (role.groupId === 0) problems.push({ field: 'group', code: 'no-group' });
  return problems;
}
