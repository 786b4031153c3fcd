import type pg from 'pg';

/** A table to be backed up, with its columns that are not computed. */
export type ShopTable = {
  /** with its schema, as `public.orders` */
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
};

/** The value of a sequence; `isCalled` is false for one that has given no number yet. */
export type ShopSequence = { readonly name: string; readonly value: string; readonly isCalled: boolean };

// The tables of the migrations are not copied: the manifest names what was migrated.
const MIGRATED = ['kysely_migration', 'kysely_migration_lock'];
const JOBS = 'graphile_worker';
// A worker of the time of the backup is gone when it is restored: its jobs are free.
const LOCK_COLUMNS = ['locked_at', 'locked_by'];

/** How values are written and read, the same on every server. */
export const copySettings = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0`;

/** The shop's tables and those of its jobs, by name. */
export async function readShopTables(client: pg.ClientBase): Promise<readonly ShopTable[]> {
  const { rows } = await client.query<ShopTable>(
    `select n.nspname || '.' || c.relname as name,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r'
       and (n.nspname = 'public' and c.relname <> all ($1) or n.nspname = $2 and starts_with(c.relname, '_private_'))
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by n.nspname, c.relname order by 1`,
    [MIGRATED, JOBS],
  );
  return rows;
}

/** The present values of these schemas' sequences, which are never behind the rows of a snapshot taken before. */
export async function readShopSequences(client: pg.ClientBase): Promise<readonly ShopSequence[]> {
  const { rows } = await client.query<ShopSequence>(
    `select schemaname || '.' || sequencename as name, coalesce(last_value, start_value)::text as value,
       last_value is not null as "isCalled"
     from pg_sequences where schemaname in ('public', $1) order by 1`,
    [JOBS],
  );
  return rows;
}

/** A name with its schema as SQL writes it. */
export const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

const listOf = ({ columns }: ShopTable) => columns.map(({ name }) => `"${name}"`).join(', ');

/** The statement that writes out a table's rows. */
export function copyOut(table: ShopTable): string {
  const isOfJobs = table.name.startsWith(`${JOBS}.`);
  const values = table.columns.map(({ name, type }) =>
    isOfJobs && LOCK_COLUMNS.includes(name) ? `null::${type} as "${name}"` : `"${name}"`,
  );
  return `copy (select ${values.join(', ')} from ${quoted(table.name)}) to stdout`;
}

/** The statement that takes a table's rows in. */
export const copyIn = (table: ShopTable) => `copy ${quoted(table.name)} (${listOf(table)}) from stdin`;
