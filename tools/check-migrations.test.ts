import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { migrationProblems, newMigrations, parseHashes } from './check-migrations.ts';

const listed = [
  { name: '0001-foundations.sql', hash: 'a' },
  { name: '0005-orders.sql', hash: 'b' },
];

test('migrations as they stand on the list are no problem, nor is one that is numbered after them', () => {
  expect(migrationProblems(listed, listed)).toEqual([]);
  const fresh = { name: '0006-search.sql', hash: 'c' };
  expect(migrationProblems(listed, [fresh, ...listed])).toEqual([]);
  expect(newMigrations(listed, [fresh, ...listed])).toEqual([fresh]);
});

test.each([
  ['edited', [listed[0], { name: '0005-orders.sql', hash: 'other' }], 'was edited'],
  ['removed', [listed[0]], 'was removed'],
  ['inserted', [...listed, { name: '0003-prices.sql', hash: 'c' }], 'number above 5'],
  ['numbered as the newest is', [...listed, { name: '0005-outbox.sql', hash: 'c' }], 'number above 5'],
])('a migration that is %s is refused', (_, found, sentence) => {
  const files = found.filter((file) => file !== undefined);
  expect(migrationProblems(listed, files)).toEqual([expect.stringContaining(sentence)]);
});

test('a list that grew in the middle is refused', () => {
  const [first, last] = listed;
  if (!first || !last) throw new Error('the list is empty');
  expect(migrationProblems([last, first], listed)).toEqual([
    expect.stringContaining('grows at its end alone'),
  ]);
});

/** A copy of the project's migrations under git, in which the gate is run as a program. */
async function aCheckout() {
  const folder = await temporaryFolder();
  const migrations = join(folder, 'src/foundation/database/migrations');
  mkdirSync(migrations, { recursive: true });
  cpSync('src/foundation/database/migrations', migrations, { recursive: true });
  cpSync(
    'src/foundation/database/migrations.sha256',
    join(folder, 'src/foundation/database/migrations.sha256'),
  );
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const run = (...args: string[]) => {
    try {
      execFileSync(process.execPath, [join(import.meta.dirname, 'check-migrations.ts'), ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      });
      return '';
    } catch (error) {
      return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    }
  };
  const plant = (name: string, text: string) => writeFileSync(join(migrations, name), text);
  return { run, plant };
}

test('the gate refuses an edited and an inserted migration, and no command takes them onto the list', async () => {
  const { run, plant } = await aCheckout();
  expect(run()).toBe('');
  plant('0002-catalogue.sql', 'select 1;\n');
  plant('0002-other.sql', 'select 1;\n');
  for (const complaint of [run(), run('--add'), run()]) {
    expect(complaint).toContain('0002-catalogue.sql was edited');
    expect(complaint).toContain('0002-other.sql goes between older migrations');
  }
});

test('the gate asks for a new migration to be added to the list, and opens when it is', async () => {
  const { run, plant } = await aCheckout();
  plant('9000-later.sql', 'select 1;\n');
  expect(run()).toContain('9000-later.sql is not on the list of migrations yet: npm run migrations');
  expect(run('--add')).toBe('');
  expect(run()).toBe('');
});

test('a line of the list is a hash and a name', () => {
  const hash = '0'.repeat(64);
  expect(parseHashes(`${hash}  0001-foundations.sql\n`)).toEqual([{ name: '0001-foundations.sql', hash }]);
});
