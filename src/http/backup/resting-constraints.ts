import type pg from 'pg';
import { quoted } from './shop-tables.ts';

type Constraint = { readonly table: string; readonly name: string; readonly definition: string };
type Trigger = { readonly table: string; readonly name: string; readonly state: string };

const enabling: Readonly<Record<string, string>> = {
  O: 'enable trigger',
  R: 'enable replica trigger',
  A: 'enable always trigger',
};

/**
 * Takes foreign keys away and stops triggers, as the owner of the tables may, inside the open transaction. What is returned makes the keys again,
 * which checks all rows against them, and lets triggers run as before.
 */
export async function restConstraints(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: constraints } = await client.query<Constraint>(
    `select n.nspname || '.' || c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname in ('public', 'graphile_worker') order by 1, 2`,
  );
  const { rows: triggers } = await client.query<Trigger>(
    `select n.nspname || '.' || c.relname as table, t.tgname as name, t.tgenabled as state
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled <> 'D' and n.nspname in ('public', 'graphile_worker') order by 1, 2`,
  );
  for (const { table, name } of constraints) {
    await client.query(`alter table ${quoted(table)} drop constraint "${name}"`);
  }
  for (const { table, name } of triggers) {
    await client.query(`alter table ${quoted(table)} disable trigger "${name}"`);
  }
  return async () => {
    for (const { table, name, definition } of constraints) {
      await client.query(`alter table ${quoted(table)} add constraint "${name}" ${definition}`);
    }
    for (const { table, name, state } of triggers) {
      await client.query(`alter table ${quoted(table)} ${enabling[state]} "${name}"`);
    }
  };
}
