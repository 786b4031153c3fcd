// `npm run backup -- --to FOLDER [--keep NUMBER]`, for a running or a stopped shop.

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backup as italian } from '#messages/it/backup.ts';
import { isArchiveName } from './archive/archive-writer.ts';
import { backupWords, complain, describeContents, runCommand, say } from './command-line.ts';
import { makeBackup } from './make-backup.ts';

function readArguments(): { readonly to: string; readonly keep: number | null } | null {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
    const { to = '', keep } = values;
    if (to === '' || (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep))) return null;
    return { to, keep: keep === undefined ? null : Number(keep) };
  } catch {
    return null;
  }
}

await runCommand(async (config) => {
  const wanted = readArguments();
  if (!wanted) return complain(italian.usage);
  const made = await makeBackup(config, wanted.to, new Date());
  if (!made.ok) {
    const { error } = made;
    const { problems } = italian;
    return complain(
      error.code === 'no-shop'
        ? problems['no-shop'](config.databaseUrl === null ? config.dataDir : 'DATABASE_URL')
        : problems['not-verified'],
    );
  }
  const { manifest, path } = made;
  const words = backupWords(manifest.language);
  say(words.done(path));
  say(describeContents(manifest, manifest.entries.filter(({ name }) => name.startsWith('files/')).length));
  if (wanted.keep === null) return;
  const pruned = await pruneBackups(wanted.to, wanted.keep);
  if (pruned.length > 0) say(words.pruned(pruned.join(', ')));
});

/** Removes all but the newest archives of a folder and returns the removed names. Other files stay. */
export async function pruneBackups(folder: string, keep: number): Promise<readonly string[]> {
  const archives = (await readdir(folder)).filter(isArchiveName).sort().reverse();
  const old = archives.slice(Math.max(1, keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}
