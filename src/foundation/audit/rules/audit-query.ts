import { type AuditSubjectKind, auditSubjects } from './audit-entry.ts';

/** What the page of the trail is asked for; `from` and `to` are whole days `YYYY-MM-DD` by the clocks of Rome, both included. */
export type AuditQuery = {
  /** part of the subject's name or id; '' for all */
  readonly words: string;
  readonly kind: AuditSubjectKind | null;
  /** whose changes; null for everybody's */
  readonly personId: number | null;
  readonly from: string;
  readonly to: string;
  readonly page: number;
};

const longestSearch = 100;

/** The whole trail, from its newest entry. */
export const wholeAudit: AuditQuery = { words: '', kind: null, personId: null, from: '', to: '', page: 1 };

const day = /^(?:20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/;

/** Reads the address of the trail; null where it asks for what cannot be. */
export function readAuditQuery(parameters: { get(name: string): string | null }): AuditQuery | null {
  const text = (name: string) => (parameters.get(name) ?? '').trim();
  const [page, kind, person, from, to] = [
    text('page') || '1',
    text('kind'),
    text('who'),
    text('from'),
    text('to'),
  ];
  const known = auditSubjects.find((one) => one === kind) ?? null;
  if (!/^[1-9]\d{0,5}$/.test(page) || (kind !== '' && !known) || !/^(?:[1-9]\d{0,8})?$/.test(person))
    return null;
  if (![from, to].every((one) => day.test(one) && isDay(one))) return null;
  return {
    words: text('s').slice(0, longestSearch),
    kind: known,
    personId: person === '' ? null : Number(person),
    from,
    to,
    page: Number(page),
  };
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(text: string): boolean {
  if (text === '') return true;
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return date <= (month === 2 && year % 4 === 0 ? 29 : (monthDays[month - 1] ?? 0));
}

/** The address of the trail with a query; the parts at their usual values are left out. */
export function auditPath(query: Partial<AuditQuery>): string {
  const { words, kind, personId, from, to, page } = { ...wholeAudit, ...query };
  const parameters: readonly (readonly [string, string])[] = [
    ['s', words],
    ['kind', kind ?? ''],
    ['who', personId === null ? '' : String(personId)],
    ['from', from],
    ['to', to],
    ['page', page > 1 ? String(page) : ''],
  ];
  const written = parameters
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return written.length > 0 ? `/staff/audit/?${written.join('&')}` : '/staff/audit/';
}

/** True where the query leaves entries out. */
export function hasAuditFilter({ words, kind, personId, from, to }: AuditQuery): boolean {
  return words !== '' || kind !== null || personId !== null || from !== '' || to !== '';
}
