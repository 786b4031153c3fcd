import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { Tables } from '#foundation/database/tables.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type AuditEntry, type AuditFacts, auditActions, auditSubjects } from '../rules/audit-entry.ts';
import type { AuditQuery } from '../rules/audit-query.ts';
import { nameReferencesIn } from './name-references.ts';

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
export async function listAudit(
  { db }: Pick<RequestContext, 'db'>,
  query: AuditQuery,
): Promise<AuditList | null> {
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
    listAuthors(db),
  ]);
  const pages = Math.max(1, Math.ceil(counted.total / auditEntriesPerPage));
  if (query.page > pages) return null;
  return {
    entries: await nameReferencesIn(
      db,
      rows.flatMap((row) => {
        const kind = auditSubjects.find((one) => one === row.subject_kind);
        const action = auditActions.find((one) => one === row.deed);
        if (!kind || !action) return [];
        return [
          {
            id: row.id,
            at: row.at.toISOString(),
            person: row.person_name,
            role: row.staff_role === '' ? null : row.staff_role,
            action,
            subject: { kind, id: row.subject_id, name: row.subject_name },
            // Written by recordAudit alone.
            before: row.before as AuditFacts | null,
            after: row.after as AuditFacts | null,
          },
        ];
      }),
    ),
    total: counted.total,
    page: query.page,
    pages,
    query,
    people,
  };
}

/** Steps from person to person through the index: a trail of years has few of them and very many entries. */
async function listAuthors(db: Database): Promise<AuditList['people']> {
  const { rows } = await sql<AuditList['people'][number]>`
    with recursive author(id) as (
      (select person_id from audit_entries where person_id is not null order by person_id limit 1)
      union all
      select (select e.person_id from audit_entries e where e.person_id > author.id order by e.person_id limit 1)
      from author where author.id is not null
    )
    select c.id, coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) as name
    from author join customers c on c.id = author.id order by c.last_name, c.first_name limit 200`.execute(
    db,
  );
  return rows;
}
