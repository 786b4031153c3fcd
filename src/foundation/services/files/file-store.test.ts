import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  folders.push(folder);
  return folder;
}

async function putText(store: FileStore, name: string, text: string): Promise<void> {
  const path = await store.workFile();
  await writeFile(path, text);
  await store.put(path, name);
}

const textOf = async (store: FileStore, name: string) => {
  const content = await store.read(name);
  return content && Buffer.from(content).toString('utf8');
};

test('a file is there with all its bytes under its name, until it is removed', async () => {
  const store = createFolderStore(await aFolder());
  expect(await textOf(store, 'foglio.pdf')).toBeNull();
  await putText(store, 'foglio.pdf', 'intero');
  expect(await textOf(store, 'foglio.pdf')).toBe('intero');
  const opened = await store.open('foglio.pdf');
  expect([opened?.bytes, await new Response(opened?.stream).text()]).toEqual([6, 'intero']);
  expect(await store.open('altro.pdf')).toBeNull();
  await putText(store, 'foglio.pdf', 'di nuovo');
  expect(await textOf(store, 'foglio.pdf')).toBe('di nuovo');
  await store.remove('foglio.pdf');
  await store.remove('foglio.pdf');
  expect(await store.names({})).toEqual([]);
});

test('names are listed by how they begin and by age; what is on its way has none', async () => {
  const folder = await aFolder();
  const store = createFolderStore(folder);
  for (const name of ['freno-480.webp', 'freno-800.webp', 'filtro-480.webp'])
    await putText(store, name, name);
  await writeFile(await store.workFile(), 'half');
  await utimes(join(folder, 'freno-800.webp'), new Date(0), new Date(0));
  expect([...(await store.names({ prefix: 'freno-' }))].sort()).toEqual(['freno-480.webp', 'freno-800.webp']);
  expect(await store.names({ olderThanMs: 60_000 })).toEqual(['freno-800.webp']);
});

test('what was never finished is cleared away once it is old', async () => {
  const folder = await aFolder();
  const store = createFolderStore(folder);
  const [file, made] = [await store.workFile(), await store.workFolder()];
  await writeFile(file, 'half');
  await writeFile(join(made, 'a.webp'), 'half');
  expect(await store.clearWork(60_000)).toBe(0);
  expect(await readFile(file, 'utf8')).toBe('half');
  expect(await store.clearWork(0)).toBe(2);
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
});

test.each(['', '../altrove.pdf', '.nascosto', 'a/b.pdf', 'a\\b', 'a\0b'])(
  '%j names no file',
  async (name) => {
    const store = createFolderStore(await aFolder());
    const path = await store.workFile();
    await writeFile(path, 'x');
    await expect(store.put(path, name)).rejects.toThrow('not the name of a file');
    await expect(store.read(name)).rejects.toThrow('not the name of a file');
    await expect(store.remove(name)).rejects.toThrow('not the name of a file');
  },
);
