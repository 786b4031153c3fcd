import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { readPostmasterFile } from '#foundation/database/launcher/postmaster-file.ts';
import { chooseServerAccount } from '#foundation/database/launcher/server-account.ts';
import { serverMark } from '#foundation/database/launcher/socket-directory.ts';
import { othersOn, serverFolder } from './reach-database.ts';

/** The file that says that a restore into its folder has begun and not ended. */
const unfinishedMark = 'restore-unfinished';

const markOf = (dataDir: string) => join(dataDir, unfinishedMark);

/** Marks a data folder before the first thing is restored into it. */
export async function markUnfinished(dataDir: string): Promise<void> {
  await writeFile(markOf(dataDir), '', { mode: 0o600, flush: true });
}

export async function markFinished(dataDir: string): Promise<void> {
  await rm(markOf(dataDir));
}

/** Whether a data folder holds half of a shop, because a restore was interrupted. */
export async function isRestoreUnfinished(dataDir: string): Promise<boolean> {
  return access(markOf(dataDir)).then(
    () => true,
    () => false,
  );
}

/** Where a backup is restored to. */
export type RestoreTarget = { readonly dataDir: string; readonly databaseUrl: string | null };

export type TargetProblem =
  | { readonly code: 'folder-not-empty' | 'database-not-empty' }
  /** a shop is open on it */
  | { readonly code: 'in-use' };

const PUT_ASIDE = 'before-restore-';

const contents = async (dataDir: string) =>
  (await readdir(dataDir)).filter((name) => !name.startsWith(PUT_ASIDE));

/** Checks whether the target is free for a restore: empty, or to be replaced and not in use. Nothing is changed. */
export async function lookAtTarget(target: RestoreTarget, replace: boolean): Promise<TargetProblem | null> {
  await mkdir(target.dataDir, { recursive: true });
  const names = await contents(target.dataDir);
  if (names.length > 0 && !replace) return { code: 'folder-not-empty' };
  if (target.databaseUrl === null)
    return (await isServed(serverFolder(target.dataDir))) ? { code: 'in-use' } : null;
  if (await isEmptyDatabase(target.databaseUrl)) return null;
  if (!replace) return { code: 'database-not-empty' };
  return (await othersOn(target.databaseUrl)) > 0 ? { code: 'in-use' } : null;
}

/** Clears the target: files are put aside in a folder of their own, an embedded server's among them; the tables of another database are removed. */
export async function clearTarget({ dataDir, databaseUrl }: RestoreTarget, now: Date): Promise<void> {
  const names = (await contents(dataDir)).filter((name) => name !== unfinishedMark);
  const aside = join(dataDir, `${PUT_ASIDE}${now.toISOString().replaceAll(':', '-')}`);
  if (names.length > 0) await mkdir(aside, { mode: 0o700 });
  for (const name of names) await rename(join(dataDir, name), join(aside, name));
  if (databaseUrl === null || (await isEmptyDatabase(databaseUrl))) return;
  await withClient(databaseUrl, (client) =>
    client.query(
      'begin; drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public; commit',
    ),
  );
}

async function isEmptyDatabase(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ empty: boolean }>(
      `select not exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v', 'm', 'S')
           and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')) as empty`,
    );
    return rows[0]?.empty ?? false;
  });
}

async function isServed(directory: string): Promise<boolean> {
  const mark = serverMark(directory, await chooseServerAccount(directory));
  return (await readPostmasterFile(directory, mark))?.alive ?? false;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return await work(client).finally(() => client.end());
}
