import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completeLock, type LockEntry } from './complete-lock.mjs';
import { projectFolder } from './source-stamp.mjs';

test('a build for another system that npm left out is entered with its system', () => {
  const packages: Record<string, LockEntry> = {
    'node_modules/fast': {
      version: '2.1.0',
      dev: true,
      optionalDependencies: {
        '@fast/linux-x64-musl': '2.1.0',
        '@fast/win32-arm64': '2.1.0',
        '@fast/linux-x64': '2.1.0',
      },
    },
    'node_modules/@fast/linux-x64': { version: '2.1.0' },
  };
  expect(completeLock(packages)).toEqual(['@fast/linux-x64-musl', '@fast/win32-arm64']);
  expect(packages['node_modules/@fast/linux-x64-musl']).toEqual({
    version: '2.1.0',
    dev: true,
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  });
  expect(completeLock(packages)).toEqual([]);
});

test('a missing optional package that names no system is not guessed at', () => {
  const packages = { 'node_modules/fast': { version: '1.0.0', optionalDependencies: { extras: '1.0.0' } } };
  expect(() => completeLock(packages)).toThrow('extras@1.0.0 of node_modules/fast is missing');
});

test('the project’s own lock file is complete, so that npm ci accepts it', async () => {
  const lock = JSON.parse(await readFile(join(projectFolder, 'package-lock.json'), 'utf8'));
  expect(completeLock(lock.packages)).toEqual([]);
});
