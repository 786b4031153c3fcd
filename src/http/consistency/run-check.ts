// `npm run verify`, for a running or a stopped shop: ends with 1 where something differs.

import { createDatabase, createPool } from '#foundation/database/client.ts';
import { complain, runCommand, say } from '#http/backup/command-line.ts';
import { holdsDatabase, reachDatabase } from '#http/backup/reach-database.ts';
import { consistency as words } from '#messages/it/consistency.ts';
import { checkShop } from './check-shop.ts';

await runCommand(async (config) => {
  if (config.databaseUrl === null && !(await holdsDatabase(config.dataDir)))
    return complain(words.noShop(config.dataDir));
  const reached = await reachDatabase(config);
  const db = createDatabase(createPool(reached.url, { max: 1 }));
  try {
    const results = await checkShop(db, new Date());
    for (const { check, ids } of results) {
      const { name, wrong } = words.checks[check];
      say(ids.length === 0 ? `✓ ${name}: ${words.right}` : `✗ ${name}: ${wrong(ids)}`);
    }
    if (results.every(({ ids }) => ids.length === 0)) say(words.allRight);
    else complain(words.someWrong);
  } finally {
    await db.destroy();
    await reached.leave();
  }
});
