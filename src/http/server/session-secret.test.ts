import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { sessionSecret } from './session-secret.ts';

test('a secret is made once, for the owner alone', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const made = await sessionSecret(folder, null);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(await sessionSecret(folder, null)).toBe(made);
  const file = join(folder, 'session-secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).trim()).toBe(made);
});

test('a given secret is used and leaves no trace', async () => {
  const folder = await temporaryFolder();
  expect(await sessionSecret(folder, 'given')).toBe('given');
  await expect(stat(join(folder, 'session-secret'))).rejects.toThrow('ENOENT');
});
