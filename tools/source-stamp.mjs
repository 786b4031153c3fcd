import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..');
/** What `npm start` runs, below the project folder. */
export const serverEntry = 'build/server/main.js';
const stampFile = join(projectFolder, 'build/.stamp');
const singleFiles = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/build.ts',
];
// Tests are not part of what is built.
const ignored = /\.test\.tsx?$/;

function filesBelow(folder, name) {
  if (!existsSync(join(folder, name))) return [];
  return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ignored.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Every file that the built shop is made of, as paths below the project folder, sorted. */
export function builtFrom(folder = projectFolder) {
  const single = singleFiles.filter((file) => existsSync(join(folder, file)));
  const folders = ['src', 'demo', 'public'];
  return [...single, ...folders.flatMap((name) => filesBelow(folder, name))].sort();
}

/** One hash over names and contents of all sources: equal sources, equal stamp, whatever their dates say. */
export function sourceStamp(folder = projectFolder) {
  const hash = createHash('sha256');
  for (const file of builtFrom(folder)) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether what stands in `build` was made from the sources as they are now. */
export function buildIsFresh() {
  if (!existsSync(stampFile) || !existsSync(join(projectFolder, serverEntry))) return false;
  return readFileSync(stampFile, 'utf8') === sourceStamp();
}

/** @param {string} stamp of the sources before they were built, so that an edit in the meantime is not missed */
export function writeBuildStamp(stamp) {
  writeFileSync(stampFile, stamp);
}
