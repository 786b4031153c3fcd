import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { RowDigest } from './row-digest.ts';

async function digestOf(...chunks: string[]) {
  const digest = new RowDigest();
  await pipeline(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), digest.resume());
  return digest.seen;
}

it('the same rows give the same digest, in any order and however they come', async () => {
  const inOne = await digestOf('1\ta\n2\tè\n3\t\\N\n');
  expect(inOne.rows).toBe(3);
  expect(await digestOf('3\t\\N\n', '1\ta\n', '2\tè\n')).toEqual(inOne);
  expect(await digestOf('1\t', 'a\n2\tè', '\n3\t\\', 'N\n')).toEqual(inOne);
});

it('a row that is changed, missing, or there twice gives another digest', async () => {
  const { digest } = await digestOf('1\ta\n2\tb\n');
  const others = await Promise.all([
    digestOf('1\ta\n2\tc\n'),
    digestOf('1\ta\n'),
    digestOf('1\ta\n2\tb\n2\tb\n'),
    digestOf('1\ta\n1\ta\n'),
    digestOf(),
  ]);
  expect(new Set([digest, ...others.map((other) => other.digest)]).size).toBe(6);
});
