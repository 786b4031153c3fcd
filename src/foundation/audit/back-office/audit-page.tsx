import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { AuditEntry } from '../rules/audit-entry.ts';
import { type AuditQuery, auditPath, hasAuditFilter } from '../rules/audit-query.ts';
import { auditSubjectPath } from '../rules/audit-subject-path.ts';
import { AuditChanges } from './audit-changes.tsx';
import { AuditFilter } from './audit-filter.tsx';
import styles from './audit-page.module.css';

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
  const { staffAudit: words, backOffice, locale } = useBackOfficeWords();
  const { entries, total, query } = list;
  return (
    <>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        {total > 0 ? <p>{words.count(total)}</p> : null}
        <p className={styles.intro}>{words.intro}</p>
      </div>
      <AuditFilter query={query} people={list.people} />
      <RecordTable
        rows={entries}
        keyOf={(entry) => entry.id}
        empty={hasAuditFilter(query) ? words.nothingFound : words.empty}
        columns={[
          { name: words.columns.at, kind: 'date', cell: (entry) => formatDateTime(entry.at, locale) },
          {
            name: words.columns.who,
            cell: (entry) => (
              <span>
                {entry.person}
                {entry.role ? <small>{backOffice.roles[entry.role]}</small> : null}
              </span>
            ),
          },
          { name: words.columns.action, cell: (entry) => <Subject entry={entry} /> },
          { name: words.columns.changes, cell: (entry) => <AuditChanges entry={entry} /> },
        ]}
      />
      <Pagination
        page={list.page}
        pages={list.pages}
        addressOf={(page) => auditPath({ ...query, page })}
        words={backOffice.orders}
      />
    </>
  );
}

function Subject({ entry }: { entry: AuditEntry }) {
  const { staffAudit: words, staffSettings } = useBackOfficeWords();
  const settingWords = new Map(
    Object.entries(staffSettings.settings).map(([key, { label }]) => [key, label]),
  );
  const { kind, name, id } = entry.subject;
  const path = auditSubjectPath(entry.subject);
  const setting = kind === 'setting' ? settingWords.get(id) : undefined;
  const shown = setting ?? (name === '' ? id : name);
  return (
    <span>
      {words.actions[entry.action]} · {words.subjects[kind]}
      <span className={styles.subject}>{path === null ? shown : <a href={path}>{shown}</a>}</span>
    </span>
  );
}
