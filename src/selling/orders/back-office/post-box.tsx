import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import layout from '#kit/records/back-office/staff-page.module.css';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PostBoxRow } from '../server/list-post-box.ts';
import { letterKindOf } from './letter-kind-of.ts';
import { LetterStatus } from './letter-status.tsx';

export type PostBoxProps = { readonly letters: readonly PostBoxRow[] };

/** The shop's letters, newest first. */
export function PostBox({ letters }: PostBoxProps) {
  const { backOffice, staffOrders, locale } = useBackOfficeWords();
  const words = backOffice.postBox;
  const kindOf = (kind: string) =>
    Object.entries(words.kinds).find(([known]) => known === kind)?.[1] ?? letterKindOf(kind, staffOrders);
  return (
    <>
      <div className={layout.head}>
        <h1>{words.title}</h1>
        <p>{words.hint}</p>
      </div>
      <RecordTable
        rows={letters}
        keyOf={(letter) => letter.id}
        empty={words.empty}
        columns={[
          {
            name: words.subject,
            cell: (letter) => (
              <span>
                <a href={`/staff/post-box/${letter.id}/`}>{letter.subject ?? words.noSubject}</a>
                <small>{kindOf(letter.kind)}</small>
              </span>
            ),
          },
          { name: words.recipient, cell: (letter) => letter.recipient },
          { name: words.status, cell: (letter) => <LetterStatus status={letter.status} /> },
          { name: words.date, kind: 'date', cell: (letter) => formatDateTime(letter.createdAt, locale) },
        ]}
      />
    </>
  );
}
