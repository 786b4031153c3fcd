import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { buttonClass, iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { FieldForm } from '../rules/field-form.ts';
import type { RoleForm } from '../rules/role-form.ts';
import type { RegistrationsDone as Done } from '../rules/staff-registration.ts';

export type RoleListProps = {
  readonly roles: readonly (RoleForm & {
    readonly id: number;
    readonly group: string;
    readonly customers: number;
  })[];
  readonly fields: readonly (FieldForm & { readonly id: number; readonly answers: number })[];
  readonly done: Done | null;
  readonly nonce: string;
};

/** All roles and fields in their order, also those that are switched off. */
export function RoleList({ roles, fields, done, nonce }: RoleListProps) {
  const { staffRegistrations, locale } = useBackOfficeWords();
  const words = staffRegistrations.roles;
  const { kinds } = staffRegistrations.edit;
  const labelOf = ({ labelIt, labelEn }: { labelIt: string; labelEn: string }) =>
    locale === 'it' ? labelIt : labelEn;
  const move = (what: 'role' | 'field', id: number, index: number, label: string) =>
    index === 0 ? null : (
      <button
        type="submit"
        name="move"
        value={`${what}-${id}`}
        className={iconButtonClass}
        aria-label={words.moveUp(label)}
      >
        <Icon name="arrow-up" />
      </button>
    );
  const positions = new Map(fields.map(({ id }, index) => [id, index]));
  const roleContexts = new Map(roles.map(({ id }, index) => [id, index]));
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      <RegistrationsDone done={done} />
      <form className={layout.part} method="post" action="/staff/roles/" aria-labelledby="roles-heading">
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <div className={sheet.heading}>
          <h2 id="roles-heading">{words.rolesHeading}</h2>
          <a className={buttonClass({ kind: 'secondary' })} href="/staff/roles/new/">
            {words.addRole}
          </a>
        </div>
        <RecordTable
          rows={roles}
          keyOf={({ id }) => id}
          empty=""
          columns={[
            {
              name: staffRegistrations.role,
              text: (role) => (
                <span>
                  <a href={`/staff/roles/${role.id}/`}>{labelOf(role)}</a>{' '}
                  {role.isBusiness ? <Badge>{words.business}</Badge> : null}{' '}
                  {role.active ? null : <Badge tone="amber">{words.off}</Badge>}
                </span>
              ),
            },
            { name: words.approval, text: ({ approval }) => words.approvals[approval] },
            { name: words.group, text: ({ group }) => group },
            { name: words.customers, number: ({ customers }) => customers },
            {
              name: words.order,
              text: (role) => move('role', role.id, roleContexts.get(role.id) ?? 0, labelOf(role)),
            },
          ]}
        />
      </form>
      <form className={layout.part} method="post" action="/staff/roles/" aria-labelledby="fields-heading">
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <div className={sheet.heading}>
          <h2 id="fields-heading">{words.fieldsHeading}</h2>
          <a className={buttonClass({ kind: 'secondary' })} href="/staff/roles/fields/new/">
            {words.addField}
          </a>
        </div>
        <RecordTable
          rows={fields}
          keyOf={({ id }) => id}
          empty={words.noFields}
          columns={[
            {
              name: words.fieldsHeading,
              text: (field) => (
                <span>
                  <a href={`/staff/roles/fields/${field.id}/`}>{labelOf(field)}</a>{' '}
                  {field.required ? <Badge>{words.required}</Badge> : null}{' '}
                  {field.active ? null : <Badge tone="amber">{words.off}</Badge>}
                </span>
              ),
            },
            { name: words.kind, text: ({ kind }) => kinds[kind] },
            {
              name: words.askedOf,
              text: ({ roleIds }) =>
                roleIds.length === 0
                  ? words.everybody
                  : roles
                      .filter(({ id }) => roleIds.includes(id))
                      .map(labelOf)
                      .join(', '),
            },
            {
              name: words.where,
              text: ({ atRegistration, atCheckout }) =>
                [
                  ...(atRegistration ? [words.wheres.registration] : []),
                  ...(atCheckout ? [words.wheres.checkout] : []),
                ].join(', '),
            },
            { name: words.answers, number: ({ answers }) => answers },
            {
              name: words.order,
              text: (field) => move('field', field.id, positions.get(field.id) ?? 0, labelOf(field)),
            },
          ]}
        />
      </form>
    </>
  );
}

/** What became of the last form. */
export function RegistrationsDone({ done }: { done: Done | null }) {
  const { staffRegistrations: words } = useBackOfficeWords();
  if (done === null) return null;
  const isGood = done !== 'expired' && done !== 'nothing';
  return <Notice kind={isGood ? 'success' : 'warning'}>{words.done[done]}</Notice>;
}
