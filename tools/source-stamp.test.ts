import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { sourceStamp } from './source-stamp.mjs';

test('the stamp follows the contents and names of what is built, not dates and not tests', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'src/kit/ui'), { recursive: true });
  const button = join(folder, 'src/kit/ui/button.tsx');
  await writeFile(button, 'export const a = 1;');
  const before = sourceStamp(folder);

  await utimes(button, 0, 0);
  await writeFile(join(folder, 'src/kit/ui/button.test.tsx'), 'a test');
  expect(sourceStamp(folder)).toBe(before);

  await writeFile(button, 'export const a = 2;');
  expect(sourceStamp(folder)).not.toBe(before);
  await writeFile(button, 'export const a = 1;');
  expect(sourceStamp(folder)).toBe(before);
  await writeFile(join(folder, 'package-lock.json'), '{}');
  expect(sourceStamp(folder)).not.toBe(before);
});
