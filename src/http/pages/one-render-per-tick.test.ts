import { expect, test } from 'vitest';
import { oneRenderPerTick } from './one-render-per-tick.ts';

/** Renders for so long that a timer that was set before is due. */
function render(): void {
  const begun = performance.now();
  while (performance.now() - begun < 5);
}

test('pages are rendered in the order of their requests, and what waits comes in between', async () => {
  const seen: string[] = [];
  const page = async (name: string) => {
    await oneRenderPerTick();
    seen.push(name);
    setTimeout(() => seen.push(`after ${name}`), 1);
    render();
  };
  await Promise.all(['first', 'second', 'third'].map(page));
  expect(seen).toEqual(['first', 'after first', 'second', 'after second', 'third']);
});

test('a page that fails does not block the next one', async () => {
  const failed = oneRenderPerTick().then(() => {
    throw new Error('no page');
  });
  const next = oneRenderPerTick().then(() => 'rendered');
  await expect(failed).rejects.toThrow('no page');
  expect(await next).toBe('rendered');
});
