import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { createPool, type Database } from '#foundation/database/client.ts';
import type { Tables } from '#foundation/database/tables.ts';
import { freshDatabase } from './test-database.ts';

export type PlannedDatabase = {
  readonly db: Database;
  /** Does the work and tells how the database looked for what it asked, one plan after the other. */
  plansOf(work: () => Promise<unknown>): Promise<string>;
  close(): Promise<void>;
};

/** A fresh database that writes down what it is asked, and explains it: so a plan is that of the shop's own question, never of a copy. */
export async function aPlannedDatabase(): Promise<PlannedDatabase> {
  const database = await freshDatabase();
  const pool = createPool(database.url, { max: 4 });
  let asked: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => {
      if (level === 'query') asked.push(query);
    },
  });
  return {
    db,
    async plansOf(work) {
      asked = [];
      await work();
      const plans: string[] = [];
      for (const { sql: text, parameters } of [...asked]) {
        if (!/^(?:\/\*.*?\*\/)?\s*(?:select|with|insert|update|delete)\b/i.test(text)) continue;
        const explain = CompiledQuery.raw(`explain ${text}`, [...parameters]);
        const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      return plans.join('\n\n');
    },
    async close() {
      await db.destroy();
      await database.drop();
    },
  };
}
