import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

const WITHIN_MS = 1000;

/** Whether the database answers within a second. */
export async function databaseAnswers(db: Database): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, WITHIN_MS, false);
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** The same question for many who ask at once: an answer holds for a second of `now`, in milliseconds. */
export function createDatabaseProbe(db: Database, now: () => number): () => Promise<boolean> {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  return () => {
    if (asked === null || now() - asked.at > WITHIN_MS) asked = { at: now(), answer: databaseAnswers(db) };
    return asked.answer;
  };
}
