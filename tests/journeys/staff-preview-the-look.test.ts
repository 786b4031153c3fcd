import type { FrameLocator } from '@playwright/test';
import { expectNoFaults, wcag } from './faults.ts';
import { enter } from './people.ts';
import { expect, test } from './test.ts';

/** A picture of four pixels. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

const styleOf = (frame: FrameLocator, property: string) =>
  frame
    .getByRole('link', { name: 'Vai al negozio' })
    .evaluate((button, name) => getComputedStyle(button).getPropertyValue(name), property);

for (const [name, path] of [
  ['the step of the set-up', '/staff/setup/look/'],
  ['the settings', '/staff/settings/?group=shop'],
] as const) {
  test(`a look is seen on a page of the shop before it is saved, in ${name}`, async ({
    page,
    anotherVisitor,
  }) => {
    await enter(page, 'staff');
    await page.goto(path);
    const frame = page.frameLocator('iframe[title="Anteprima"]');
    await expect(frame.getByRole('link', { name: 'Vai al negozio' })).toBeVisible();
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(200, 16, 46)');
    await expect(page.getByText('Le scritte si leggono bene su tutti e due i colori.')).toBeVisible();

    await page.getByLabel('Colore principale').fill('#0b5cad');
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(11, 92, 173)');
    await page.getByLabel('Angoli').selectOption('square');
    await expect.poll(() => styleOf(frame, 'border-top-left-radius')).toBe('0px');
    await page.getByLabel('Angoli').selectOption('soft');
    await expect.poll(() => styleOf(frame, 'border-top-left-radius')).not.toBe('0px');
    await page.getByLabel('Caratteri').selectOption('system');
    const heading = frame.getByRole('heading', { level: 1 });
    await expect
      .poll(() => heading.evaluate((title) => getComputedStyle(title).fontFamily))
      .toContain('system-ui');

    await page.getByLabel('Colore principale').fill('#ffcc00');
    await expect(
      page.getByText(/^Colore principale: le scritte non si leggerebbero bene .* prova #/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Schermo (1280)' }).press('Enter');
    await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(1280);
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(255, 204, 0)');

    // A preview is looked at alone.
    await frame.getByRole('link', { name: 'Vai al negozio' }).click();
    await expect(heading).toBeVisible();
    if (path.includes('setup')) {
      await page
        .getByLabel('Logo (facoltativo)')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
      await expect(frame.locator('header a[href="/"] img[src^="data:image/png"]')).toBeVisible();
    }
    await page.getByLabel('Colore principale').fill('#0b5cad');
    await expect(page.getByText('Le scritte si leggono bene su tutti e due i colori.')).toBeVisible();
    await expectNoFaults(page, { tags: wcag });

    const shopper = await (await anotherVisitor()).newPage();
    await shopper.goto('/');
    await expect(shopper.locator('link[href^="/theme/"]')).toHaveCount(0);
    await page.goto('/');
    await expect(page.locator('link[href^="/theme/"]')).toHaveCount(0);
  });
}
