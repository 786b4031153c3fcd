import { failureReason } from '#foundation/database/failure-reason.ts';
import { OtherPostgresVersion } from '#foundation/database/launcher/inspect-data-directory.ts';
import { type Config, readConfig } from '#http/config/config.ts';
import { databaseProblemSentence } from '#http/config/database-problem-sentence.ts';
import { backup as english } from '#messages/en/backup.ts';
import { type BackupMessages, backup as italian } from '#messages/it/backup.ts';
import { start } from '#messages/it/start.ts';

/** The words of a shop's language, for what its commands say. */
export const backupWords = (language: 'it' | 'en'): BackupMessages => (language === 'en' ? english : italian);

export const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
export const complain = (sentence: string) => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

/** Runs a command with the shop's own configuration; any failure ends it with exit code 1 and a sentence. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) return complain(start[read.problem]);
  try {
    await work(read.config);
  } catch (error) {
    if (error instanceof OtherPostgresVersion) {
      return complain(databaseProblemSentence(start, { code: 'other-postgres', other: error }));
    }
    complain(`${italian.failed} ${failureReason(error)}`);
  }
}

/** What an archive holds, in figures and the language of its shop. */
export function describeContents(
  manifest: {
    readonly at: string;
    readonly language: 'it' | 'en';
    readonly tables: readonly { readonly rows: number }[];
  },
  files: number,
): string {
  const locale = manifest.language === 'en' ? 'en-GB' : 'it-IT';
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const at = new Date(manifest.at).toLocaleString(locale, { timeZone: 'Europe/Rome' });
  return backupWords(manifest.language).contents(
    rows.toLocaleString(locale),
    files.toLocaleString(locale),
    at,
  );
}
