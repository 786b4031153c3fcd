import type { Page } from '@playwright/test';
import { type Catalogue, pick } from './catalogue.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open } from './opening.ts';
import { changeSettings } from './shop-database.ts';
import { expect, test } from './test.ts';

type Features = { slider?: boolean; zoom?: boolean; lightbox?: boolean };

const wholeScreen = 'Visualizza la galleria di immagini a schermo intero';
const addressOf = ({ plenty }: Catalogue) => `/product/${pick(plenty, 2).slug}/`;
const gallery = (page: Page) => page.getByRole('group', { name: 'Immagini del prodotto' });
const thumb = (page: Page, number: number) =>
  gallery(page).getByRole('radio', { name: `Immagine ${number} di 3` });
const large = (page: Page) => gallery(page).locator('img[data-large_image]');
/** How far the row of large images has slid, in widths of one. */
const slid = (page: Page) =>
  large(page)
    .first()
    .evaluate((image) => {
      const figure = image.closest('fieldset')?.querySelector('figure');
      const stage = figure?.parentElement?.parentElement?.parentElement?.getBoundingClientRect();
      return figure && stage
        ? Math.round((stage.left - figure.getBoundingClientRect().left) / stage.width)
        : null;
    });

/** Opens a product when its gallery has become what the settings say. */
async function openGallery(page: Page, catalogue: Catalogue, features: Features): Promise<void> {
  await changeSettings({
    gallery_slider: features.slider ?? false,
    gallery_zoom: features.zoom ?? false,
    gallery_lightbox: features.lightbox ?? false,
  });
  const sign = features.lightbox
    ? page.getByRole('button', { name: wholeScreen })
    : features.zoom
      ? page.getByRole('button', { name: 'Ingrandisci l’immagine' }).first()
      : gallery(page).locator('figure').nth(2);
  await expect(async () => {
    await open(page, addressOf(catalogue));
    await expect(sign).toBeAttached({ timeout: 3000 });
    if (features.slider) await expect(gallery(page).locator('[inert]')).toHaveCount(2, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

test.afterAll(() =>
  changeSettings({ gallery_slider: undefined, gallery_zoom: undefined, gallery_lightbox: undefined }),
);

test('[PDP-09] as the shop comes the images are plain, chosen by small ones, and nothing more is loaded', async ({
  page,
  catalogue,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, addressOf(catalogue));
  await expect(large(page).first()).toBeVisible();
  await thumb(page, 2).check({ force: true });
  await expect(large(page).nth(1)).toBeVisible();
  await expect(large(page).first()).toBeHidden();
  await expect(gallery(page).getByRole('button')).toHaveCount(0);
  expect(
    loaded.filter((url) => /gallery|lightbox|player/.test(url.split('/').at(-1) ?? '')),
  ).not.toContainEqual(expect.stringMatching(/lively|lightbox/));
});

test('[PDP-10] with the slider the gallery slides to the chosen image, by keyboard too, and stays at its ends', async ({
  page,
  catalogue,
}) => {
  await openGallery(page, catalogue, { slider: true });
  expect(await slid(page)).toBe(0);
  const between = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const first = document.querySelector('fieldset figure');
        const begun = first?.getBoundingClientRect().left;
        const seen = new Set<number | undefined>();
        let still = 0;
        const look = () => {
          const left = first?.getBoundingClientRect().left;
          still = seen.has(left) ? still + 1 : 0;
          if (left !== begun) seen.add(left);
          if (seen.size > 0 && still > 20) done(seen.size);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await thumb(page, 2).check({ force: true });
  expect(await between).toBeGreaterThan(2);
  expect(await slid(page)).toBe(1);
  await thumb(page, 2).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slid(page)).toBe(2);
  await page.keyboard.press('ArrowRight');
  await expect(thumb(page, 3)).toBeFocused();
  await expect(thumb(page, 3)).toBeChecked();
  expect(await slid(page)).toBe(2);
  await expect(gallery(page).locator('[inert] img[data-large_image]')).toHaveCount(2);
  await expectNoFaults(page, { tags: wcag });
});

test('[PDP-10] a finger slides the gallery, but not beyond its first image', async ({
  anotherVisitor,
  catalogue,
}) => {
  const telephone = await anotherVisitor({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await telephone.newPage();
  await openGallery(page, catalogue, { slider: true });
  const box = await gallery(page).locator('figure').first().boundingBox();
  if (!box) throw new Error('no image');
  const finger = await telephone.newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const y = box.y + box.height / 2;
    const at = (share: number) => [{ x: box.x + box.width * (from + (to - from) * share), y }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const share of [0.25, 0.5, 0.75, 1])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(0.8, 0.2);
  await expect(thumb(page, 2)).toBeChecked();
  await expect.poll(() => slid(page)).toBe(1);
  await swipe(0.2, 0.8);
  await expect(thumb(page, 1)).toBeChecked();
  await expect.poll(() => slid(page)).toBe(0);
  await swipe(0.2, 0.8);
  await expect.poll(() => slid(page)).toBe(0);
  await expect(thumb(page, 1)).toBeChecked();
});

test('[PDP-10] who wants no motion sees the chosen image at once', async ({ page, catalogue }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page, catalogue, { slider: true });
  await thumb(page, 3).check({ force: true });
  expect(await slid(page)).toBe(2);
});

test('[PDP-09] with the zoom an image is magnified in place, under the mouse and by keyboard', async ({
  page,
  catalogue,
}) => {
  await openGallery(page, catalogue, { zoom: true });
  const width = () =>
    large(page)
      .first()
      .evaluate((image) => Math.round(image.getBoundingClientRect().width));
  const usual = await width();
  const stage = await gallery(page).locator('figure').boundingBox();
  if (!stage) throw new Error('no image');
  await page.mouse.move(stage.x + stage.width * 0.25, stage.y + stage.height * 0.5);
  await expect.poll(width).toBeGreaterThanOrEqual(usual * 2 - 2);
  const left = () =>
    large(page)
      .first()
      .evaluate((image) => image.getBoundingClientRect().left);
  const before = await left();
  await page.mouse.move(stage.x + stage.width * 0.75, stage.y + stage.height * 0.5);
  await expect.poll(left).toBeLessThan(before);
  await page.mouse.move(stage.x + stage.width / 2, stage.y - 60);
  await expect.poll(width).toBe(usual);

  const magnify = page.getByRole('button', { name: 'Ingrandisci l’immagine' });
  await magnify.focus();
  await page.keyboard.press('Enter');
  await expect(magnify).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(width).toBeGreaterThanOrEqual(usual * 2 - 2);
  const middle = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(middle);
  await page.keyboard.press('Escape');
  await expect(magnify).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(width).toBe(usual);
  await expectNoFaults(page, { tags: wcag });
});

test('[PDP-11, PDP-12] the lightbox shows the large image with its text and title; focus returns', async ({
  page,
  catalogue,
}) => {
  await openGallery(page, catalogue, { lightbox: true });
  const details = await large(page)
    .first()
    .evaluate((image: HTMLImageElement) => ({
      source: image.dataset.large_image ?? '',
      size: `${image.dataset.large_image_width},${image.dataset.large_image_height}`,
      alt: image.alt,
      title: image.title,
    }));
  const trigger = page.getByRole('button', { name: wholeScreen });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Immagini del prodotto' });
  await expect(box).toBeVisible();
  const shown = box.locator('.yarl__slide_current img');
  await expect(shown).toHaveAttribute('src', details.source);
  await expect(shown).toHaveAttribute('alt', details.alt);
  await expect(box.locator('.yarl__slide_current')).toContainText(details.title);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight].join()))
    .toBe(details.size);
  await expectNoFaults(page, { tags: wcag });
  await page.keyboard.press('ArrowRight');
  await expect(box.locator('.yarl__slide_current img')).not.toHaveAttribute('src', details.source);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await box.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(thumb(page, 2)).toBeChecked();
});

test('[PDP-09] slider, zoom and lightbox go together', async ({ page, catalogue }) => {
  await openGallery(page, catalogue, { slider: true, zoom: true, lightbox: true });
  await thumb(page, 3).check({ force: true });
  await expect.poll(() => slid(page)).toBe(2);
  await expect(gallery(page).locator('button[aria-pressed]:not([inert] *)')).toHaveCount(1);
  await page.getByRole('button', { name: wholeScreen }).click();
  const box = page.getByRole('dialog', { name: 'Immagini del prodotto' });
  await box.getByRole('button', { name: 'Immagine precedente' }).click();
  await box.getByRole('button', { name: 'Chiudi' }).click();
  await expect(box).toBeHidden();
  await expect(thumb(page, 2)).toBeChecked();
  await expect.poll(() => slid(page)).toBe(1);
  await expectNoFaults(page, { tags: wcag });
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320);
  expect(await slid(page)).toBe(1);
  await expectNoFaults(page, { tags: wcag, within: 'main' });
});
