import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { staffRoleName } from '#foundation/visitor/rules/staff-rights.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type AuditEntry, auditSubjects } from '../rules/audit-entry.ts';
import { type AuditQuery, auditList } from '../rules/audit-query.ts';
import { auditSubjectPath } from '../rules/audit-subject-path.ts';
import { AuditChanges } from './audit-changes.tsx';
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
  const { staffAudit: words, backOffice } = useBackOfficeWords();
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
          name: words.columns.who,
          text: (entry) => (
            <span>
              {entry.person}
              {entry.role ? (
                <small>{staffRoleName(backOffice.roles, { code: entry.role, name: '' })}</small>
              ) : null}
            </span>
          ),
        },
        { name: words.columns.action, text: (entry) => <Subject entry={entry} /> },
        { name: words.columns.changes, text: (entry) => <AuditChanges entry={entry} /> },
      ]}
      pages={{ ...list, pathOf: (page) => auditList.path({ ...query, page }) }}
    />
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
