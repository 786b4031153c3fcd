import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Statement } from '../../rules/incoming-payment.ts';

const newest = 10;

/** The newest files that were read in, and the one that is wanted. */
export async function readStatements(
  { db }: Pick<RequestContext, 'db'>,
  statementId: number | null,
): Promise<readonly Statement[]> {
  const { rows } = await sql<{
    id: number;
    kind: Statement['kind'];
    file_name: string;
    account: string;
    new_count: number;
    known_count: number;
    passed_over: number;
    unread_lines: number[];
    person_name: string;
    created_at: Date;
    open: number;
    decided: number;
  }>`
    select s.id, s.kind, s.file_name, s.account, s.new_count, s.known_count, s.passed_over, s.unread_lines, s.person_name,
      s.created_at, counted.open, counted.decided
    from payment_statements s, lateral (
      select count(*) filter (where p.state = 'open')::int as open, count(*) filter (where p.state <> 'open')::int as decided
      from incoming_payments p where p.statement_id = s.id) counted
    where s.id = ${statementId}::int or s.id in (select id from payment_statements order by created_at desc, id desc limit ${newest})
    order by s.created_at desc, s.id desc`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    account: row.account,
    newCount: row.new_count,
    knownCount: row.known_count,
    passedOver: row.passed_over,
    unread: row.unread_lines,
    at: row.created_at.toISOString(),
    by: row.person_name,
    openCount: row.open,
    mayBeDeleted: row.decided === 0,
  }));
}
