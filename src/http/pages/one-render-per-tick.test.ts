import { expect, test } from 'vitest';
import { oneRenderPerTick } from './one-render-per-tick.ts';

/** Draws for so long that a timer that was set before is due. */
function draw(): void {
  const begun = performance.now();
  while (performance.now() - begun < 5);
}

test('pages are drawn in the order in which they asked, and what waits comes in between', async () => {
  const seen: string[] = [];
  const page = async (name: string) => {
    await oneRenderPerTick();
    seen.push(name);
    setTimeout(() => seen.push(`after ${name}`), 1);
    draw();
  };
  await Promise.all(['first', 'second', 'third'].map(page));
  expect(seen).toEqual(['first', 'after first', 'second', 'after second', 'third']);
});

test('a page that cannot be drawn keeps no other one from its turn', async () => {
  const failed = oneRenderPerTick().then(() => {
    throw new Error('no page');
  });
  const next = oneRenderPerTick().then(() => 'drawn');
  await expect(failed).rejects.toThrow('no page');
  expect(await next).toBe('drawn');
});
