import type { StartMessages } from '#messages/it/start.ts';
import type { DatabaseProblem } from './open-database.ts';

/** Why the database cannot be opened, and what to do. */
export function databaseProblemSentence(words: StartMessages, error: DatabaseProblem): string {
  switch (error.code) {
    case 'too-old':
      return words.databaseTooOld(error.version);
    case 'unreachable':
      return words.databaseUnreachable(error.reason);
    case 'other-postgres': {
      const { directory, found, brought } = error.other;
      const isNewer = Number(found) > Number(brought);
      const sentence = isNewer ? words.databaseOfNewerPostgres : words.databaseOfOlderPostgres;
      return sentence(directory, found, brought);
    }
  }
}
