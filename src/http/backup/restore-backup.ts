import pg from 'pg';
import { knownMigrations, migrateTo } from '#foundation/database/migrate.ts';
import { type ArchiveProblem, type OpenArchive, openArchive } from './archive/open-archive.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { reachDatabase } from './reach-database.ts';
import { restoreFiles } from './restore-files.ts';
import { markFinished, markUnfinished } from './restore-mark.ts';
import { restoreTables, type TablesProblem } from './restore-tables.ts';
import { clearTarget, lookAtTarget, type RestoreTarget, type TargetProblem } from './restore-target.ts';

export type RestoreProblem =
  | ArchiveProblem
  | TargetProblem
  | TablesProblem
  /** the backup was made by a newer shop */
  | { readonly code: 'newer-shop'; readonly version: string }
  | { readonly code: 'file-differs'; readonly path: string };

export type RestoreResult =
  | { readonly ok: true; readonly manifest: BackupManifest; readonly files: number }
  | { readonly ok: false; readonly error: RestoreProblem };

/**
 * Makes a shop of an archive, in an empty target, embedded or at `DATABASE_URL`: the archive is checked first, then every table and every file is
 * compared with what was backed up. `replace` allows a target that is not empty and that nobody uses. A target where a restore was interrupted
 * stays marked, and no shop opens on it.
 */
export async function restoreBackup(
  path: string,
  target: RestoreTarget,
  { replace, now }: { readonly replace: boolean; readonly now: Date },
): Promise<RestoreResult> {
  const opened = await openArchive(path);
  if (!opened.ok) return opened;
  const { archive } = opened;
  try {
    const problem =
      (await archive.check()) ?? (await findNewer(archive)) ?? (await lookAtTarget(target, replace));
    if (problem) return { ok: false, error: problem };
    await markUnfinished(target.dataDir);
    await clearTarget(target, now);
    const failed = await restoreDatabase(archive, target);
    if (failed) return { ok: false, error: failed };
    const { files, differs } = await restoreFiles(archive, target.dataDir);
    if (differs !== null) return { ok: false, error: { code: 'file-differs', path: differs } };
    await markFinished(target.dataDir);
    return { ok: true, manifest: archive.manifest, files };
  } finally {
    await archive.close();
  }
}

async function findNewer({ manifest }: OpenArchive): Promise<RestoreProblem | null> {
  const known = new Set(await knownMigrations());
  const isNewer = manifest.migrations.some((name) => !known.has(name));
  return isNewer ? { code: 'newer-shop', version: manifest.version } : null;
}

async function restoreDatabase(archive: OpenArchive, target: RestoreTarget): Promise<RestoreProblem | null> {
  const database = await reachDatabase(target);
  try {
    // The tables as they were then; what was added since is added at the next start, as it would have been.
    await migrateTo(database.url, archive.manifest.migrations);
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => {});
    await client.connect();
    return await restoreTables(client, archive).finally(() => client.end());
  } finally {
    await database.leave();
  }
}
