/** A role as staff write it. */
export type RoleForm = {
  readonly key: string;
  readonly labelIt: string;
  readonly labelEn: string;
  readonly isBusiness: boolean;
  readonly approval: 'automatic' | 'manual';
  readonly groupId: number;
  readonly active: boolean;
};

export type FormProblem = {
  readonly field: string;
  readonly code: 'required' | 'too-long' | 'wrong-key' | 'key-taken' | 'no-group' | 'no-options' | 'nowhere';
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
