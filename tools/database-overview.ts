import { mkdirSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { withMigratedDatabase } from './migrated-database.ts';
import { readText, sourceFiles } from './source-files.ts';

const folder = 'docs/database';

/** A part of a table or a routine as PostgreSQL writes it out. */
type Part = { readonly owner: string; readonly name: string; readonly source: string };
type Column = Part & { readonly type: string; readonly nullable: boolean };
type Migration = { readonly name: string; readonly text: string };

const isOfShop = `n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely_%'`;
const columnsQuery = `
  select c.relname as owner, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
    concat_ws(' ', case when a.attidentity <> '' then 'identity' when a.attgenerated <> '' then 'generated' end,
      pg_get_expr(d.adbin, d.adrelid)) as source
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${isOfShop} and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;
const constraintsQuery = `
  select c.relname as owner, k.conname as name, pg_get_constraintdef(k.oid) as source
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${isOfShop} and k.contype <> 'n' order by 1, k.contype = 'p' desc, 2`;
const indexesQuery = `
  select c.relname as owner, i.relname as name, pg_get_indexdef(i.oid) as source
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
  join pg_namespace n on n.oid = c.relnamespace
  where ${isOfShop} and not exists (select from pg_constraint k where k.conindid = i.oid and k.conrelid = c.oid)
  order by 1, 2`;
const triggersQuery = `
  select c.relname as owner, t.tgname as name, pg_get_triggerdef(t.oid) as source
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${isOfShop} and not t.tgisinternal order by 1, 2`;
const functionsQuery = `
  select p.proname as owner, p.proname as name, pg_get_functiondef(p.oid) as source
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  order by p.proname, p.oid`;

/** The last migration that makes or renames something; of a function it holds the current source. */
export function migrationOf(
  kind: 'table' | 'function' | 'trigger',
  name: string,
  migrations: readonly Migration[],
): string {
  const made = new RegExp(
    `create (?:or replace )?(?:constraint )?${kind} ${name}\\b|alter ${kind} [^;]* rename to ${name}\\b`,
    'i',
  );
  return migrations.findLast(({ text }) => made.test(text))?.name ?? '';
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const fromMigration = (name: string) => (name === '' ? '' : ` (${name})`);
const sql = (source: string) => `\`\`\`sql\n${source.trimEnd()}\n\`\`\``;
const listed = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${title}:`, lines.map((line) => `- ${line}`).join('\n')];

/** Tables and functions of a migrated database as two pages. */
export async function databaseOverview(
  url: string,
  migrations: readonly Migration[],
): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async <Row extends Part = Part>(query: string) => (await client.query<Row>(query)).rows;
  try {
    const columns = await ask<Column>(columnsQuery);
    const constraints = await ask(constraintsQuery);
    const indexes = await ask(indexesQuery);
    const triggers = await ask(triggersQuery);
    const functions = await ask(functionsQuery);
    const tables = [...Map.groupBy(columns, ({ owner }) => owner)].map(([table, ofTable]) => {
      const of = (parts: readonly Part[]) => parts.filter(({ owner }) => owner === table);
      return [
        `## ${table}${fromMigration(migrationOf('table', table, migrations))}`,
        [
          '| Column | Type | Default |',
          '| --- | --- | --- |',
          ...ofTable.map(
            ({ name, type, nullable, source }) =>
              `| ${name} | ${type}${nullable ? ', null' : ''} | ${cell(source)} |`,
          ),
        ].join('\n'),
        ...listed(
          'Keys and constraints',
          of(constraints).map(({ name, source }) => `${name}: \`${source}\``),
        ),
        ...listed(
          'Indexes',
          of(indexes).map(({ source }) => `\`${source}\``),
        ),
        ...listed(
          'Triggers',
          of(triggers).map(
            ({ name, source }) => `\`${source}\`${fromMigration(migrationOf('trigger', name, migrations))}`,
          ),
        ),
      ].join('\n\n');
    });
    const sources = functions.map(({ name, source }) => {
      const callers = triggers.filter((trigger) => trigger.source.includes(`EXECUTE FUNCTION ${name}(`));
      return [
        `## ${name}${fromMigration(migrationOf('function', name, migrations))}`,
        ...listed(
          'Called by triggers',
          callers.map((trigger) => `${trigger.name} of ${trigger.owner}`),
        ),
        sql(source),
      ].join('\n\n');
    });
    return new Map([
      ['tables.md', `${['# Tables', ...tables].join('\n\n')}\n`],
      ['functions.md', `${['# Functions', ...sources].join('\n\n')}\n`],
    ]);
  } finally {
    await client.end();
  }
}

/** Writes the pages into `docs/database`. */
export async function writeDatabaseOverview(url: string): Promise<void> {
  const paths = sourceFiles((path) => /^src\/foundation\/database\/migrations\/.*\.sql$/.test(path));
  const migrations = paths.map((path) => ({
    name: path.replace(/^.*\/|\.sql$/g, ''),
    text: readText(path),
  }));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of await databaseOverview(url, migrations)) {
    writeFileSync(`${folder}/${name}`, text);
  }
}

if (import.meta.main) await withMigratedDatabase(writeDatabaseOverview);
