import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type AuditEntry, auditSubjects } from '../rules/audit-entry.ts';
import { type AuditQuery, auditList } from '../rules/audit-query.ts';
import { AuditChanges } from './audit-changes.tsx';
import styles from './audit-page.module.css';
import { AuditSentence } from './audit-sentence.tsx';

export type AuditPageProps = {
  readonly list: {
    readonly entries: readonly AuditEntry[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
    readonly query: AuditQuery;
    readonly people: readonly { readonly id: number; readonly name: string }[];
  };
};

/** Who changed what and when, newest first. */
export function AuditPage({ list }: AuditPageProps) {
  const { staffAudit: words } = useBackOfficeWords();
  const { entries, total, query } = list;
  const kinds = auditSubjects
    .map((kind) => ({ value: kind, label: words.subjects[kind] }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <RecordList
      head={
        <div className={styles.head}>
          <h1>{words.title}</h1>
          {total > 0 ? <p>{words.count(total)}</p> : null}
          <p className={styles.intro}>{words.intro}</p>
        </div>
      }
      filter={
        <ListFilter
          list={auditList}
          query={query}
          words={words}
          fields={{
            words: { search: words.search, hint: words.searchHint },
            kind: { choice: words.kind, options: [{ value: '', label: words.anyKind }, ...kinds] },
            personId: {
              choice: words.person,
              options: [
                { value: '', label: words.anybody },
                ...list.people.map(({ id, name }) => ({ value: String(id), label: name })),
              ],
            },
            from: { day: words.from },
            to: { day: words.to },
          }}
        />
      }
      rows={entries}
      empty={auditList.isFiltered(query) ? words.nothingFound : words.empty}
      columns={[
        { name: words.columns.at, date: ({ at }) => at },
        {
          name: words.columns.action,
          isLong: true,
          text: (entry) => (
            <div className={styles.entry}>
              <AuditSentence entry={entry} />
              <AuditChanges entry={entry} />
            </div>
          ),
        },
      ]}
      pages={{ ...list, pathOf: (page) => auditList.path({ ...query, page }) }}
    />
  );
}
