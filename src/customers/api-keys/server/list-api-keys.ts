import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ApiKey, ApiKeyAccess, ApiKeyState } from '../rules/api-key.ts';

type Row = {
  id: number;
  name: string;
  key_end: string;
  access: ApiKeyAccess;
  created_at: Date;
  last_used_at: Date | null;
  last_used_from: string | null;
  revoked_at: Date | null;
  owner_id: number;
  owner_name: string;
  owner_works: boolean;
};

/** Enough for every shop; more than this would not be read on one page. */
const mostKeys = 500;

/** The keys of the shop: those that open something first, the newest first among them. */
export async function listApiKeys({ db }: Pick<RequestContext, 'db'>): Promise<readonly ApiKey[]> {
  const { rows } = await sql<Row>`
    select k.id, k.name, k.key_end, k.access, k.created_at, k.last_used_at, k.last_used_from, k.revoked_at,
      c.id as owner_id, coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) as owner_name,
      c.staff_role is not null and c.blocked_at is null as owner_works
    from api_keys k join customers c on c.id = k.customer_id
    order by k.revoked_at is not null, k.created_at desc, k.id desc
    limit ${mostKeys}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    end: row.key_end,
    access: row.access,
    state: stateOf(row),
    owner: { id: row.owner_id, name: row.owner_name },
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastUsedFrom: row.last_used_from,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  }));
}

function stateOf({ revoked_at: revokedAt, owner_works: works }: Row): ApiKeyState {
  if (revokedAt !== null) return 'revoked';
  return works ? 'active' : 'owner-gone';
}
