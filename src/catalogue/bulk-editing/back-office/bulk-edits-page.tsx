import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { bulkPaths } from '../rules/bulk-edit.ts';
import type { BulkEditList } from '../server/read-bulk-edit.ts';
import { bulkStateTones } from './bulk-state-tones.ts';

/** Who changed many products at once, when, and what came of it. */
export function BulkEditsPage({ goods, rows, total, page, pages }: BulkEditList) {
  const path = bulkPaths[goods];
  const { staffBulkEdit: words, backOffice } = useBackOfficeWords();
  return (
    <RecordList
      head={
        <>
          <a className={sheet.back} href={goods === 'products' ? '/staff/products/' : '/staff/stock/'}>
            {words.back[goods]}
          </a>
          <div className={sheet.head}>
            <h1>{words.listTitle}</h1>
            <p>{words.count(total)}</p>
          </div>
        </>
      }
      rows={rows}
      empty={words.empty[goods]}
      columns={[
        {
          name: words.columns.number,
          link: ({ id, actions }) => ({
            path: `${path}${id}/`,
            label: words.numbered(id),
            note: actions.join('; '),
          }),
        },
        { name: words.columns.who, text: ({ person }) => person || '–' },
        { name: words.columns.when, date: ({ startedAt, createdAt }) => startedAt ?? createdAt },
        {
          name: words.columns.state,
          status: ({ state }) => ({ tone: bulkStateTones[state], label: words.states[state] }),
        },
        { name: words.columns.changed, number: ({ changed }) => changed },
        { name: words.columns.refused, number: ({ refused }) => refused },
      ]}
      pages={{ page, pages, pathOf: (one) => (one > 1 ? `${path}?page=${one}` : path) }}
      pageWords={backOffice.orders}
    />
  );
}
