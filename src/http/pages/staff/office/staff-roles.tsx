import { listStaffRoles } from '#customers/staff-roles/server/list-staff-roles.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordList, TitleRow } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { administratorRole, staffRoleName } from '#foundation/visitor/rules/staff-rights.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/staff-roles.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'staff');
  return {
    roles: await listStaffRoles(ctx),
    removed: asked.has('removed'),
    title: words.staffRoles.title,
  };
}

/** The roles of the staff, with what they allow. */
export default function StaffRoles({ loaderData: { roles, removed } }: Route.ComponentProps) {
  const { staffRoles: words, backOffice, locale } = useBackOfficeWords();
  return (
    <RecordList
      head={
        <>
          <TitleRow title={words.title} add={{ path: '/staff/staff-roles/new/', words: words.add }} />
          <p className={sheet.hint}>{words.listIntro}</p>
        </>
      }
      notice={removed ? <Notice kind="success">{words.removed}</Notice> : null}
      rows={roles}
      empty=""
      columns={[
        {
          name: words.columns.name,
          link: (role) => ({
            path: `/staff/staff-roles/${role.id}/`,
            label: staffRoleName(backOffice.roles, role),
          }),
        },
        {
          name: words.columns.rights,
          text: ({ code, rights }) =>
            code === administratorRole
              ? words.everything
              : rights.map((right) => words.rights[right].label).join(' · '),
        },
        {
          name: words.columns.refunds,
          text: ({ rights, refundLimit }) =>
            !rights.includes('refunds')
              ? '–'
              : refundLimit === null
                ? words.noLimit
                : words.upTo(formatEuro(refundLimit, locale)),
        },
        { name: words.columns.people, number: ({ people }) => people },
      ]}
    />
  );
}
