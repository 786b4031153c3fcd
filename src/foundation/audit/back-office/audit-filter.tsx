import { FilterDays } from '#kit/records/back-office/filter-days.tsx';
import { FilterSearch } from '#kit/records/back-office/filter-search.tsx';
import { StaffFilter } from '#kit/records/back-office/staff-filter.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { auditSubjects } from '../rules/audit-entry.ts';
import { type AuditQuery, auditPath, hasAuditFilter } from '../rules/audit-query.ts';

export type AuditFilterProps = {
  readonly query: AuditQuery;
  readonly people: readonly { readonly id: number; readonly name: string }[];
};

/** Which entries of the trail are wanted. */
export function AuditFilter({ query, people }: AuditFilterProps) {
  const { staffAudit: words } = useBackOfficeWords();
  const kinds = auditSubjects
    .map((kind) => ({ value: kind, label: words.subjects[kind] }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <StaffFilter
      action={auditPath({})}
      label={words.filter}
      show={words.show}
      reset={hasAuditFilter(query) ? { path: auditPath({}), words: words.reset } : null}
    >
      <FilterSearch id="audit-search" words={words} value={query.words} />
      <Select
        id="audit-kind"
        name="kind"
        label={words.kind}
        defaultValue={query.kind ?? ''}
        options={[{ value: '', label: words.anyKind }, ...kinds]}
      />
      <Select
        id="audit-who"
        name="who"
        label={words.person}
        defaultValue={query.personId === null ? '' : String(query.personId)}
        options={[
          { value: '', label: words.anybody },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <FilterDays id="audit" words={words} query={query} />
    </StaffFilter>
  );
}
