// A program of its own, to be killed: carries a bulk edit on in small transactions until it ends. Arguments: the database, the bulk edit.

import { runChunk } from '#catalogue/bulk-editing/server/run-bulk-edit.ts';
import { createDatabase, createPool } from '#foundation/database/client.ts';

const ITEMS_AT_ONCE = 4;

const [, , url = '', id = ''] = process.argv;
const db = createDatabase(createPool(url, { max: 1 }));
const clock = { now: () => new Date() };
while (await runChunk({ db, clock }, Number(id), ITEMS_AT_ONCE));
await db.destroy();
