import type { Page } from '@playwright/test';
import { open } from './opening.ts';
import { askShopDatabase } from './shop-database.ts';
import { expect, test } from './test.ts';
import { buyButton, cents, choose, clearChoice, findBySwatches, panel, plenty } from './variations.ts';

/** Lets no timer of these lengths run before `release` is called with its length. */
async function holdTimers(page: Page, lengths: readonly number[]) {
  await page.addInitScript((held) => {
    const start = window.setTimeout.bind(window);
    const waiting = new Map(held.map((ms) => [ms, [] as (() => void)[]]));
    const snapped = (run: TimerHandler, ms?: number, ...args: unknown[]) => {
      const list = waiting.get(ms ?? 0);
      if (!list || typeof run !== 'function') return start(run, ms, ...args);
      list.push(() => run(...args));
      return 0;
    };
    Object.assign(window, {
      setTimeout: snapped,
      releaseTimers(ms: number) {
        const list = waiting.get(ms) ?? [];
        waiting.delete(ms);
        for (const run of list) run();
        return list.length;
      },
    });
  }, lengths);
  return {
    /** how many of them were waiting */
    release: (ms: number) =>
      page.evaluate(
        (length) => (window as unknown as { releaseTimers(ms: number): number }).releaseTimers(length),
        ms,
      ),
  };
}

test('[VAR-23] [VAR-24] a preset is looked at after 100 ms, what is found is shown after 300 ms and slides open in 200 ms', async ({
  page,
  catalogue,
}) => {
  const { product, variation, answer } = await findBySwatches(page, catalogue, plenty);
  const chosen = new URLSearchParams(
    variation.attributes.map(({ name, value }) => [
      `attribute_${product.attributes.find((attribute) => attribute.name === name)?.taxonomy}`,
      value,
    ]),
  );
  const { release } = await holdTimers(page, [100, 300]);
  await open(page, `/product/${product.slug}/?${chosen}`);
  await expect(page.locator('form.variations_form[novalidate]')).toBeVisible();
  await expect(buyButton(page)).toHaveAttribute('aria-disabled', 'true');
  expect(await release(100)).toBeGreaterThan(0);
  await expect(buyButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(panel(page)).toBeEmpty();
  expect(await release(300)).toBeGreaterThan(0);
  await expect(panel(page)).toContainText(cents(answer));
  expect(await panel(page).evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.2s');
});

test('[VAR-30] [VAR-31] [QTY-01] the quantity takes the step of the variation and goes to its multiples', async ({
  page,
  catalogue,
}) => {
  const { product, variation, answer } = await findBySwatches(page, catalogue, ({ is_in_stock, max_qty }) =>
    Boolean(is_in_stock && Number(max_qty) > 12),
  );
  const setStep = (step: number) =>
    askShopDatabase('update products set quantity_step = $2 where id = $1', [answer.variation_id, step]);
  const quantity = page.getByLabel(`Quantità di ${product.name}`);
  await setStep(4);
  try {
    await expect(async () => {
      await open(page, `/product/${product.slug}/`);
      await clearChoice(page);
      await choose(page, variation);
      await expect(quantity).toHaveAttribute('step', '4', { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    for (const [typed, snapped] of [
      ['5', '8'],
      ['8', '8'],
      ['0', '4'],
      ['', '4'],
    ] as const) {
      await quantity.fill(typed);
      await quantity.blur();
      await expect(quantity).toHaveValue(snapped);
    }
    const most = Number(await quantity.getAttribute('max'));
    await quantity.fill('999999');
    await quantity.blur();
    const last = Number(await quantity.inputValue());
    expect(last % 4).toBe(0);
    expect(last).toBeLessThanOrEqual(most);
    expect(last).toBeGreaterThan(most - 4 - 1);
  } finally {
    await setStep(1);
  }
});
