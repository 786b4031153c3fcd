import {
  choiceFilter,
  dayFilter,
  idFilter,
  listQuery,
  type QueryOf,
  wordsFilter,
} from '#foundation/records/rules/list-query.ts';
import { auditSubjects } from './audit-entry.ts';

/** What of the trail is wanted: by the subject's name or id, by kind, by whose change it was, between two days by the clocks of Rome. */
export const auditList = listQuery('audit', {
  words: wordsFilter(),
  kind: choiceFilter('kind', auditSubjects),
  personId: idFilter('who'),
  from: dayFilter('from'),
  to: dayFilter('to'),
});
export type AuditQuery = QueryOf<typeof auditList.filters>;
