import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { projectFolder } from './source-stamp.mjs';

const lockFile = join(projectFolder, 'package-lock.json');
const installedFile = join(projectFolder, 'node_modules/.package-lock.json');
const stampFile = join(projectFolder, 'node_modules/.pistone-stamp');
const signOfLifeMs = 5000;

function lockStamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${process.platform}-${process.arch} ${hash}`;
}

/** Whether somebody installed by hand what the lock file asks for; npm lists what it installed, platform by platform. */
function lockIsSatisfied() {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

function isInstalled() {
  if (!existsSync(join(projectFolder, 'node_modules'))) return false;
  const stamp = lockStamp();
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === stamp;
  if (!lockIsSatisfied()) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

async function installFromLock() {
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  console.log('Installing packages (a minute at most on a usual line) ...');
  const signs = setInterval(() => console.log(`  still installing, ${seconds()} s`), signOfLifeMs);
  // npm must not run on the Node inside node_modules, which it is about to replace.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  const npm = process.env.npm_execpath;
  const started = npm && basename(npm) === 'npm-cli.js' ? ['node', npm] : ['npm'];
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const code = await runProgram(started[0], [...started.slice(1), ...args], {
    cwd: projectFolder,
    env: { ...process.env, PATH: path.join(delimiter) },
  });
  clearInterval(signs);
  if (code !== 0) {
    console.error('The packages could not be installed; what npm said stands above.');
    process.exit(code);
  }
  writeFileSync(stampFile, lockStamp());
  console.log(`Packages installed in ${seconds()} s.`);
}

/** Installs what package-lock.json asks for, unless that is what is installed. */
export async function ensureInstalled() {
  if (!isInstalled()) await installFromLock();
}
