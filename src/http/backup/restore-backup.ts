import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import pg from 'pg';
import { knownMigrations, migrateTo } from '#foundation/database/migrate.ts';
import { type ArchiveProblem, type OpenArchive, openArchive } from './archive/open-archive.ts';
import { type BackupManifest, fileName } from './backup-manifest.ts';
import { reachDatabase } from './reach-database.ts';
import { restoreTables, type TablesProblem } from './restore-tables.ts';
import {
  clearTarget,
  lookAtTarget,
  markFinished,
  markUnfinished,
  type RestoreTarget,
  type TargetProblem,
} from './restore-target.ts';

const prefix = fileName('');
// What nginx or another server may hand out lies here; all other folders are private.
const SERVED = 'media/';

/** Writes the files of an archive below a data folder, with their modes; the first that did not arrive as it was, or null. */
async function restoreFiles(
  archive: OpenArchive,
  dataDir: string,
): Promise<{ readonly files: number; readonly differs: string | null }> {
  let files = 0;
  for (const { name, mode, sha256 } of archive.manifest.entries) {
    if (!name.startsWith(prefix)) continue;
    const path = name.slice(prefix.length);
    if (path === '' || normalize(path) !== path || /^(?:\/|\.\.)/.test(path)) return { files, differs: path };
    const goal = join(dataDir, path);
    await mkdir(dirname(goal), { recursive: true, mode: path.startsWith(SERVED) ? 0o755 : 0o700 });
    const hash = createHash('sha256');
    const file = await open(goal, 'wx', mode);
    try {
      for await (const piece of archive.read(name)) {
        hash.update(piece);
        await file.appendFile(piece);
      }
      await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
    if (hash.digest('hex') !== sha256) return { files, differs: path };
    files += 1;
  }
  return { files, differs: null };
}

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
 * compared with what was backed up. `replace` allows a target that is not empty and not in use. A target where a restore was interrupted
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
