// `npm run restore -- ARCHIVE [--replace] [--check]`, into DATA_DIR and, where it is set, DATABASE_URL.
import { parseArgs } from 'node:util';
import { type BackupMessages, backup as italian } from '#messages/it/backup.ts';
import { openArchive } from './archive/open-archive.ts';
import { backupWords, complain, describeContents, runCommand, say } from './command-line.ts';
import { type RestoreProblem, restoreBackup } from './restore-backup.ts';

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
    });
    const [archive, ...more] = positionals;
    return archive === undefined || more.length > 0 ? null : { archive, ...values };
  } catch {
    return null;
  }
}

function describeProblem({ problems }: BackupMessages, error: RestoreProblem, folder: string): string {
  switch (error.code) {
    case 'unreadable':
      return problems.unreadable(error.reason);
    case 'damaged':
      return problems.damaged(error.entry);
    case 'newer-shop':
      return problems['newer-shop'](error.version);
    case 'folder-not-empty':
      return problems['folder-not-empty'](folder);
    case 'other-tables':
    case 'differs':
      return problems[error.code](error.table);
    case 'file-differs':
      return problems['file-differs'](error.path);
    default:
      return problems[error.code];
  }
}

async function check(path: string, folder: string): Promise<void> {
  const opened = await openArchive(path);
  if (!opened.ok) return complain(describeProblem(italian, opened.error, folder));
  const { archive } = opened;
  const words = backupWords(archive.manifest.language);
  const problem = await archive.check().finally(archive.close);
  if (problem) return complain(describeProblem(words, problem, folder));
  const { manifest } = archive;
  say(words.whole);
  say(describeContents(manifest, manifest.entries.filter(({ name }) => name.startsWith('files/')).length));
}

await runCommand(async ({ dataDir, databaseUrl }) => {
  const wanted = readArguments();
  if (!wanted) return complain(italian.restoreUsage);
  if (wanted.check) return check(wanted.archive, dataDir);
  const { replace } = wanted;
  const restored = await restoreBackup(
    wanted.archive,
    { dataDir, databaseUrl },
    { replace, now: new Date() },
  );
  if (!restored.ok) return complain(describeProblem(italian, restored.error, dataDir));
  const { manifest, files } = restored;
  const words = backupWords(manifest.language);
  say(words.restored(databaseUrl === null ? dataDir : `${dataDir}, DATABASE_URL`));
  say(describeContents(manifest, files));
  if (manifest.sessionSecret === 'environment') say(words.setSecret);
  say(words.restart);
});
