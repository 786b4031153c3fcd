import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { readTableAction } from '#wholesale/product-tables/rules/staff-table.ts';
import { listStaffTables } from '#wholesale/product-tables/server/staff/staff-tables.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/product-tables.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  return {
    tables: await listStaffTables(ctx),
    removed: readTableAction(asked) === 'removed',
    title: words.staffTables.title,
  };
}

/** The product tables of the shop, each with the code that places it and the pages that have it. */
export default function StaffProductTables({ loaderData: { tables, removed } }: Route.ComponentProps) {
  const { staffTables: words } = useBackOfficeWords();
  return (
    <RecordList
      title={words.title}
      notes={[words.intro]}
      add={{ path: '/staff/product-tables/new/', words: words.add }}
      notice={removed ? <Notice kind="success">{words.done.removed}</Notice> : null}
      rows={tables}
      empty={words.empty}
      columns={[
        { name: words.name, link: ({ id, name }) => ({ path: `/staff/product-tables/${id}/`, label: name }) },
        { name: words.code, text: ({ id }) => <code>{`[product_table id="${id}"]`}</code> },
        { name: words.columnsTitle, number: ({ columns }) => columns },
        {
          name: words.pages,
          text: ({ pages }) =>
            pages.length === 0
              ? '–'
              : pages.map((path) => (
                  <span key={path}>
                    <a href={path}>{path}</a>{' '}
                  </span>
                )),
        },
      ]}
    />
  );
}
