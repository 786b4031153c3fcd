import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrateToLatest } from '#foundation/database/migrate.ts';
import { projectRoot } from '#foundation/database/project-root.ts';

type Column = {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  generated: string;
  identity: string;
  has_default: boolean;
  checked: string | null;
};

const columnsQuery = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as nullable, a.attgenerated as generated, a.attidentity as identity, a.atthasdef as has_default,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%ANY%' limit 1) as checked
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and c.relname not like 'kysely_%'
  order by c.relname, a.attnum`;

const scalarTypes: Record<string, string> = {
  integer: 'number',
  bigint: 'number',
  smallint: 'number',
  boolean: 'boolean',
  text: 'string',
  bytea: 'Buffer',
  tsvector: 'string',
  jsonb: 'Json',
  'integer[]': 'number[]',
  'text[]': 'string[]',
  'timestamp with time zone': 'Timestamp',
};

function typeOf(column: Column): string {
  const words = column.checked?.match(/'[^']*'/g);
  let type = words ? words.join(' | ') : scalarTypes[column.type];
  if (!type && column.type.startsWith('numeric')) type = 'number';
  if (!type && column.type.startsWith('character')) type = 'string';
  if (!type) throw new Error(`no TypeScript type for ${column.type} of ${column.table}.${column.column}`);
  if (column.nullable) type = `${type} | null`;
  if (column.identity === 'a') return `GeneratedAlways<${type}>`;
  if (column.identity === 'd' || column.has_default) return `Generated<${type}>`;
  return type;
}

function toSource(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table);
  const pascal = (name: string) =>
    name.replace(/(^|_)([a-z])/g, (_, _dash, email: string) => email.toUpperCase());
  const types = [...tables].map(([table, rows]) => {
    const fields = rows.map((row) => `  ${row.column}: ${typeOf(row)};`).join('\n');
    return `export type ${pascal(table)}Table = {\n${fields}\n};\n`;
  });
  const listing = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`).join('\n');
  return `// Generated from the migrations by tools/generate-tables.ts; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Stored as jsonb: written as text, read as whatever it holds and parsed by its reader. */
export type Json = ColumnType<unknown, string, string>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Has a default: may be left out when a row is written. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

${types.join('\n')}
export type Tables = {\n${listing}\n};\n`;
}

/** Reads the tables of a database that has all migrations and returns the source of `src/foundation/database/tables.ts`. */
export async function tablesSource(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(columnsQuery);
    return toSource(rows);
  } finally {
    await client.end();
  }
}

if (import.meta.main) {
  const url = process.argv[2] ?? process.env.DATABASE_URL;
  if (!url) throw new Error('Give the address of an empty database: npm run tables -- postgres://...');
  await migrateToLatest(url);
  const target = join(projectRoot(), 'src/foundation/database/tables.ts');
  const source = await tablesSource(url);
  const before = await readFile(target, 'utf8').catch(() => '');
  if (before !== source) await writeFile(target, source);
  execFileSync('git', ['status', '--short', target], { stdio: 'inherit' });
}
