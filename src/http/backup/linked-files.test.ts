import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { linkFiles } from './linked-files.ts';

async function aDataFolder() {
  const dataDir = await temporaryFolder();
  for (const folder of ['media/.incoming/x', 'pg/base', 'before-restore-2026', 'backups']) {
    await mkdir(join(dataDir, folder), { recursive: true });
    await writeFile(join(dataDir, folder, 'file'), folder);
  }
  for (const name of ['a.webp', 'b.webp']) await writeFile(join(dataDir, 'media', name), name);
  return dataDir;
}

it('a file that is taken away while a backup is made is still in it, and one that comes in time as well', async () => {
  const dataDir = await aDataFolder();
  const linked = await linkFiles(dataDir, join(dataDir, 'backups'));
  await linked.update();
  await rm(join(dataDir, 'media/a.webp'));
  await writeFile(join(dataDir, 'media/c.webp'), 'c.webp');
  await linked.update();
  const files = await linked.files();
  expect(files.map(({ path }) => path)).toEqual(['media/a.webp', 'media/b.webp', 'media/c.webp']);
  for (const { path, from } of files) expect(`media/${await readFile(from, 'utf8')}`).toBe(path);
  await linked.discard();
  expect((await readdir(dataDir)).sort()).toEqual(['backups', 'before-restore-2026', 'media', 'pg']);
});

it('what a killed backup has left is removed by the next one, what a running one holds is not', async () => {
  const dataDir = await aDataFolder();
  const ours = `.backup-${process.pid}-1`;
  for (const name of ['.backup-4194305-1', ours]) await mkdir(join(dataDir, name));
  const linked = await linkFiles(dataDir, 'nowhere');
  await linked.discard();
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([ours]);
});
