import { expect, test } from 'vitest';

const files = import.meta.glob<{ readonly default?: { readonly name?: string; readonly trigger?: string } }>(
  '/src/**/*.island.{ts,tsx}',
);

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.island\.tsx?$/, '');

test('every file of an island declares one, by the name of the file', async () => {
  const declared = await Promise.all(
    Object.entries(files).map(async ([path, load]) => [path, (await load()).default?.name] as const),
  );
  expect(declared.length).toBeGreaterThan(0);
  expect(declared).toEqual(declared.map(([path]) => [path, nameOf(path)]));
});

test('no two islands have one name', () => {
  const names = Object.keys(files).map(nameOf);
  expect(names).toEqual([...new Set(names)]);
});
