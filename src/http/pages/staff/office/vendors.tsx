import { readVendorAction } from '#catalogue/vendors/rules/vendor-form.ts';
import { listStaffVendors } from '#catalogue/vendors/server/staff/staff-vendors.ts';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/vendors.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  return {
    vendors: await listStaffVendors(ctx),
    removed: readVendorAction(asked) === 'removed',
    title: words.staffVendors.title,
  };
}

/** Who sells in the shop beside the shop itself. */
export default function StaffVendors({ loaderData: { vendors, removed } }: Route.ComponentProps) {
  const { staffVendors: words } = useBackOfficeWords();
  return (
    <RecordList
      title={words.title}
      notes={[words.intro]}
      add={{ path: '/staff/vendors/new/', words: words.add }}
      notice={removed ? <Notice kind="success">{words.done.removed}</Notice> : null}
      rows={vendors}
      empty={words.empty}
      columns={[
        { name: words.fields.name, link: ({ id, name }) => ({ path: `/staff/vendors/${id}/`, label: name }) },
        { name: words.fields.email, text: ({ email }) => email || '–' },
        { name: words.products, number: ({ products }) => products },
      ]}
    />
  );
}
