import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../factories/temporary-folder.ts';
import { compareAnswers, differenceOf } from './compare-answers.ts';

async function recording(answers: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(answers)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

test('two recordings that are equal to the byte have no differences', async () => {
  const answers = {
    'carts/0001.txt': 'guest: GET /cart/\n\n200\n',
    'files/0001.txt': 'guest: GET /\n\n200\n',
  };
  expect(await compareAnswers(await recording(answers), await recording(answers))).toEqual([]);
});

test('an answer that differs, one that is missing and one that is new are told by the request', async () => {
  const before = await recording({
    'a/0001.txt': 'guest: GET /\n\n200\n',
    'a/0002.txt': 'guest: GET /shop/\n',
  });
  const after = await recording({
    'a/0001.txt': 'guest: GET /\n\n404\n',
    'a/0003.txt': 'guest: GET /cart/\n',
  });
  expect(await compareAnswers(before, after)).toEqual([
    'a/0001.txt: guest: GET /\n  line 3 was 200\n  line 3 is  404',
    'a/0002.txt: is not asked any more',
    'a/0003.txt: was not recorded',
  ]);
});

test('classes are compared within an answer', () => {
  const page = (first: number, second: number) =>
    `GET /\n<p class="<class ${first}>"><b class="<class ${second}>">`;
  expect(differenceOf('a', page(7, 8), page(5, 6))).toBeNull();
  expect(differenceOf('a', page(7, 8), page(5, 5))).not.toBeNull();
});

test('of a long line the place is shown that is not the same', () => {
  const line = (word: string) => `guest: GET /\n${'x'.repeat(5000)}${word}${'y'.repeat(5000)}`;
  const shown = differenceOf('a/0001.txt', line('prima'), line('dopo')) ?? '';
  expect(shown).toContain('xprimay');
  expect(shown).toContain('xdopoy');
  expect(shown.length).toBeLessThan(700);
});
