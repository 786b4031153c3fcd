// `node tools/complete-lock.mjs`, after every change of the dependencies. npm leaves out of package-lock.json what it could
// not find when it wrote it: builds of optional packages for other systems. `npm ci` then refuses the lock file on every
// system. This writes their entries; npm never fetches them where their system is another.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './source-stamp.mjs';

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openbsd', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

function isLocked(packages, dependent, name) {
  for (
    let folder = dependent;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** The lock entry of a build for another system, read from its name; null when the name tells no system. */
function entryFor(name, version, dependent) {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = words.flatMap((word) => libraries[word] ?? []);
  if (os.length !== 1 || !/^\d+\.\d+\.\d+$/.test(version)) return null;
  return {
    version,
    cpu,
    ...(dependent.dev ? { dev: true } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    os,
  };
}

/** Adds the missing entries to the packages of a lock file; returns their names. */
export function completeLock(packages) {
  const added = [];
  for (const [path, dependent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(dependent.optionalDependencies ?? {})) {
      if (isLocked(packages, path, name)) continue;
      const entry = entryFor(name, version, dependent);
      if (!entry)
        throw new Error(`${name}@${version} of ${path} is missing in the lock file and names no system`);
      packages[`node_modules/${name}`] = entry;
      added.push(name);
    }
  }
  return added;
}

if (process.argv[1] === import.meta.filename) {
  const file = join(projectFolder, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = completeLock(lock.packages);
  const byPath = ([a], [b]) => (a < b ? -1 : 1);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPath));
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length === 0 ? 'The lock file is complete.' : `Added ${added.join(', ')}.`);
}
