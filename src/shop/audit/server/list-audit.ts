import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { readStaffRole } from '#shop/accounts/rules/staff-rights.ts';
import { type AuditEntry, type AuditFacts, auditDeeds, auditSubjects } from '../rules/audit-entry.ts';
import type { AuditQuery } from '../rules/audit-query.ts';

export const auditEntriesPerPage = 50;

export type AuditList = {
  readonly entries: readonly AuditEntry[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly query: AuditQuery;
  /** who ever changed something and still has an account, by name */
  readonly people: readonly { readonly id: number; readonly name: string }[];
};

type Query<Output> = SelectQueryBuilder<Tables, 'audit_entries', Output>;

function asked<Output>(from: Query<Output>, { words, kind, personId, from: first, to: last }: AuditQuery) {
  let query = from;
  if (kind) query = query.where('subject_kind', '=', kind);
  if (personId !== null) query = query.where('person_id', '=', personId);
  if (first !== '')
    query = query.where(sql<boolean>`at >= (${first}::date)::timestamp at time zone 'Europe/Rome'`);
  if (last !== '')
    query = query.where(sql<boolean>`at < (${last}::date + 1)::timestamp at time zone 'Europe/Rome'`);
  if (words !== '') {
    const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((of) => of.or([of('subject_name', 'ilike', part), of('subject_id', '=', words)]));
  }
  return query;
}

/** A page of the audit trail, newest first; null for a page behind the last one. */
export async function listAudit({ db }: Pick<Toolbox, 'db'>, query: AuditQuery): Promise<AuditList | null> {
  const [counted, rows, people] = await Promise.all([
    asked(
      db.selectFrom('audit_entries').select((of) => of.fn.countAll<number>().as('total')),
      query,
    ).executeTakeFirstOrThrow(),
    asked(db.selectFrom('audit_entries').selectAll(), query)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(auditEntriesPerPage)
      .offset((query.page - 1) * auditEntriesPerPage)
      .execute(),
    db
      .selectFrom('customers')
      .select(['id', 'first_name', 'last_name', 'email'])
      .where((of) =>
        of.exists(
          of
            .selectFrom('audit_entries')
            .select('audit_entries.id')
            .whereRef('audit_entries.person_id', '=', 'customers.id'),
        ),
      )
      .orderBy('last_name')
      .orderBy('first_name')
      .limit(200)
      .execute(),
  ]);
  const pages = Math.max(1, Math.ceil(counted.total / auditEntriesPerPage));
  if (query.page > pages) return null;
  return {
    entries: rows.flatMap((row) => {
      const kind = auditSubjects.find((one) => one === row.subject_kind);
      const deed = auditDeeds.find((one) => one === row.deed);
      if (!kind || !deed) return [];
      return [
        {
          id: row.id,
          at: row.at.toISOString(),
          person: row.person_name,
          role: readStaffRole(row.staff_role),
          deed,
          subject: { kind, id: row.subject_id, name: row.subject_name },
          // Written by recordAudit alone.
          before: row.before as AuditFacts | null,
          after: row.after as AuditFacts | null,
        },
      ];
    }),
    total: counted.total,
    page: query.page,
    pages,
    query,
    people: people.map(({ id, first_name, last_name, email }) => ({
      id,
      name: `${first_name} ${last_name}`.trim() || email,
    })),
  };
}
