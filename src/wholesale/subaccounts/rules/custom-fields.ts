import { permissionField, permissionIds } from '#foundation/visitor/rules/permissions.ts';

/** A field of the shop's own on the forms of subaccounts: what it is called, and how it is posted (SUB-06). */
export type CustomField = { readonly label: string; readonly name: string };

/** The names that the forms and their calls use themselves. */
const taken: readonly string[] = [
  'action',
  'agent',
  'agentdate',
  'customer',
  'email',
  'jobtitle',
  'lastname',
  'name',
  'password',
  'phone',
  'security',
  'subaccountid',
  'username',
  ...permissionIds.map((id) => permissionField(id).toLowerCase()),
];

/** `Centro di costo` is posted as `centro_di_costo`. */
const nameOf = (label: string) =>
  label
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

/** The fields that a list separated by `;` names; what has no name of its own, or one that is taken, is left out (SUB-06). */
export function customFieldsIn(list: string): readonly CustomField[] {
  const found = new Map<string, CustomField>();
  for (const label of list.split(';').map((part) => part.trim().replace(/\s+/g, ' '))) {
    const name = nameOf(label);
    if (name !== '' && !taken.includes(name.replaceAll('_', '')) && !found.has(name)) {
      found.set(name, { label, name });
    }
  }
  return [...found.values()];
}
