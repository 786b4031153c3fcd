import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..');
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

/** Every file that the built shop is made of, as paths below the project folder, sorted. */
export function builtFrom() {
  const tree = readdirSync(join(projectFolder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ignored.test(entry.name))
    .map((entry) => relative(projectFolder, join(entry.parentPath, entry.name)));
  const publicFiles = existsSync(join(projectFolder, 'public'))
    ? readdirSync(join(projectFolder, 'public'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(projectFolder, join(entry.parentPath, entry.name)))
    : [];
  return [
    ...singleFiles.filter((file) => existsSync(join(projectFolder, file))),
    ...tree,
    ...publicFiles,
  ].sort();
}

/** One hash over names and contents of all sources: equal sources, equal stamp, whatever their dates say. */
export function sourceStamp() {
  const hash = createHash('sha256');
  for (const file of builtFrom()) {
    const content = readFileSync(join(projectFolder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether what stands in `build` was made from the sources as they are now. */
export function buildIsFresh() {
  if (!existsSync(stampFile) || !existsSync(join(projectFolder, 'build/server/main.js'))) return false;
  return readFileSync(stampFile, 'utf8') === sourceStamp();
}

/** @param {string} stamp of the sources before they were built, so that an edit in the meantime is not missed */
export function writeBuildStamp(stamp) {
  writeFileSync(stampFile, stamp);
}
