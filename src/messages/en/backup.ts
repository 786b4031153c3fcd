import type { BackupMessages } from '../it/backup.ts';

export const backup: BackupMessages = {
  usage:
    'Usage: npm run backup -- --to FOLDER [--keep NUMBER]. Writes the database, files and keys of the shop into an archive; with --keep only the newest archives stay.',
  restoreUsage:
    'Usage: npm run restore -- ARCHIVE [--replace] [--check]. Restores an archive into the folder DATA_DIR (and into DATABASE_URL where it is set), which must be empty; with --replace it takes the place of what is there; with --check the archive is only checked.',
  done: (path) => `The backup is complete and verified: ${path}`,
  contents: (rows, files, at) => `${rows} rows, ${files} files, as of ${at}.`,
  pruned: (names) => `Old archives removed: ${names}`,
  whole: 'The archive is whole.',
  restored: (folder) => `The restore is complete and verified in ${folder}.`,
  setSecret:
    'The shop that was backed up used SESSION_SECRET: start the restored one with the same value, or links that were sent no longer hold.',
  restart: 'Now start the shop with npm start.',
  failed: 'That did not work:',
  unfinished: (folder) =>
    `The restore into ${folder} was interrupted and no shop starts on that folder: repeat the restore with --replace.`,
  problems: {
    'no-shop': (folder) => `There is no shop to back up in ${folder}: check DATA_DIR and DATABASE_URL.`,
    'not-verified':
      'The archive that was just written is not what it should be, so it was removed: check the disk and repeat.',
    unreadable: (reason) => `The archive cannot be read (${reason}).`,
    'not-whole': 'The file is no complete archive of Pistone: use another one.',
    damaged: (entry) => `The archive is damaged (${entry}): use another one.`,
    'newer-shop': (version) =>
      `The archive was made by a newer version of Pistone (${version}): restore it with that one.`,
    'folder-not-empty': (folder) =>
      `The folder ${folder} is not empty: name another one in DATA_DIR, or add --replace to put aside what it holds.`,
    'database-not-empty':
      'The database that DATABASE_URL names is not empty: name another one, or add --replace to delete what it holds.',
    'in-use': 'The shop is open: stop it and repeat.',
    'other-tables': (table) =>
      `The table ${table} is of another shape in this version of Pistone: restore with the version that made the archive, then update.`,
    differs: (table) => `The table ${table} did not arrive as it was backed up: the restore was undone.`,
    'file-differs': (path) =>
      `The file ${path} did not arrive as it was backed up: the restore is unfinished.`,
  },
};
