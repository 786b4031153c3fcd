import { writeDatabaseOverview } from './database-overview.ts';
import { tablesSource } from './generate-tables.ts';
import { withMigratedDatabase } from './migrated-database.ts';
import { readText, report } from './source-files.ts';

// The tables' types must be those that the migrations make; the overview of the database is written on the way.
await withMigratedDatabase(async (url) => {
  if ((await tablesSource(url)) !== readText('src/foundation/database/tables.ts')) {
    report(['src/foundation/database/tables.ts differs from the migrations: npm run tables']);
  }
  await writeDatabaseOverview(url);
});
