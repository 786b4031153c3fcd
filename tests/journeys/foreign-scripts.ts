import type { Page } from '@playwright/test';

// What third-party scripts do on the pages of a shop: they know selectors and parameter objects, set values and dispatch events.

/** Types into the field of a row, as such a script does: the value is set, and the page is told of it. */
export async function fillRow(page: Page, rowId: string, value: string): Promise<void> {
  await page.evaluate(
    ([id, text]) => {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(
        `#${id}.form-row :is(input.input-text, select)`,
      );
      if (!field) throw new Error(`no row ${id}`);
      field.value = text;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [rowId, value] as const,
  );
}

/** Ticks a box or chooses a way without pressing it. */
export async function tick(page: Page, selector: string): Promise<void> {
  await page.evaluate((found) => {
    const field = document.querySelector<HTMLInputElement>(found);
    if (!field) throw new Error(`no ${found}`);
    field.checked = true;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, selector);
}

/** Presses what a selector finds, in the page itself. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.evaluate((found) => {
    const element = document.querySelector<HTMLElement>(found);
    if (!element) throw new Error(`no ${found}`);
    element.click();
  }, selector);
}

/** A parameter object by its name; null where the page has none. */
export async function parameters(page: Page, name: string): Promise<Record<string, string> | null> {
  return page.evaluate((known) => Reflect.get(window, known) ?? null, name);
}

/** Counts an event of the page's body from now on. */
export async function countEvent(page: Page, type: string): Promise<() => Promise<number>> {
  await page.evaluate((name) => {
    Reflect.set(window, `count ${name}`, 0);
    document.body.addEventListener(name, () => {
      Reflect.set(window, `count ${name}`, Number(Reflect.get(window, `count ${name}`)) + 1);
    });
  }, type);
  return () => page.evaluate((name) => Number(Reflect.get(window, `count ${name}`)), type);
}
