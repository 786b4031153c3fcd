import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './test.ts';

// Axe comes with its companion for Playwright, which opens another page for every look and gives the machine a second to load it.
const companion = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axe = await readFile(createRequire(companion).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.2 AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;

type Look = {
  /** all that axe knows, unless rules are named by what they belong to */
  readonly tags?: readonly string[];
  /** the part of the page that is looked at; all of it unless it is named */
  readonly within?: string;
  /** told where something is found */
  readonly at?: string;
};

/** Axe finds nothing wrong on a page as it stands. */
export async function expectNoFaults(page: Page, { tags, within, at = '' }: Look = {}): Promise<void> {
  // A page that is still on its way has nothing to look at.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  }
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(tags ? { runOnly: { type: 'tag', values: [...tags] } } : {}),
  };
  const faults = await page.evaluate(
    async ([scope, runOptions]) => {
      const run: (context: Node | string, options: RunOptions) => Promise<AxeResults> = Reflect.get(
        window,
        'axe',
      ).run;
      const { violations } = await run(scope ?? document, runOptions);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }));
    },
    [within, options] as const,
  );
  expect(faults, at).toEqual([]);
}
