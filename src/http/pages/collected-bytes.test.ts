import { expect, test } from 'vitest';
import { CollectedBytes } from './collected-bytes.ts';

function collect(parts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const collected = new CollectedBytes((bytes) => resolve(bytes.toString()));
    for (const part of parts) collected.write(Buffer.from(part));
    collected.end();
  });
}

test('what was written is handed over in one piece, also when pages are written at the same time', async () => {
  const pages = ['uno ', 'due ', 'tre '].map((word) => Array.from({ length: 50 }, () => word));
  expect(await Promise.all(pages.map(collect))).toEqual(pages.map((words) => words.join('')));
});

test('a page may be larger than usual, and the next one is as it should be', async () => {
  const large = 'x'.repeat(700_000);
  expect(await collect([large, 'y'])).toBe(`${large}y`);
  expect(await collect(['z'])).toBe('z');
});
