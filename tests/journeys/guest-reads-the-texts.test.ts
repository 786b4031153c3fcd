import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open } from './opening.ts';
import { askShopDatabase } from './shop-database.ts';
import { expect, test } from './test.ts';

const sounds = '/che-rumore-fanno-i-freni/';
const counters = (page: Page) => page.locator('.counter');

/** Writes a text of the shop, as staff do, and opens it once the page is there. */
async function openText(page: Page, slug: string, html: string): Promise<void> {
  await askShopDatabase(
    `insert into content_pages (slug, title, body_html) values ($1, $1, $2)
     on conflict (slug) do update set body_html = excluded.body_html, updated_at = now()`,
    [slug, html],
  );
  await expect
    .poll(async () => (await page.request.get(`/${slug}/`)).status(), { timeout: 20_000 })
    .toBe(200);
  await open(page, `/${slug}/`);
}

test.afterAll(() => askShopDatabase(`delete from content_pages where slug like 'prova-%'`));

test('[SITE-19, SITE-20] counters count up once, when they come into view', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector('.counter')?.textContent ?? '';
      if (said.at(-1) !== text) said.push(text);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const said = () =>
    page.evaluate(() => (Reflect.get(window, 'said') as string[]).filter((text) => text !== ''));
  await page.setViewportSize({ width: 800, height: 400 });
  await page.clock.install();
  const far = '<p>Riga</p>'.repeat(60);
  await openText(page, 'prova-numeri', `${far}<p><b class="counter">1.200 pezzi</b></p>${far}`);
  await expect(counters(page)).toHaveText('1.200 pezzi');
  expect(await said()).toEqual(['1.200 pezzi']);
  // From here on time stands still but for what is asked of it: a busy machine counts as an idle one does.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await counters(page).scrollIntoViewIfNeeded();
  await expect(counters(page)).toHaveText('0 pezzi');
  for (let tenths = 1; tenths < 10; tenths += 1) {
    await page.clock.runFor(100);
    await expect(counters(page)).toHaveText(`${String(120 * tenths).replace(/\B(?=\d{3}$)/, '.')} pezzi`);
  }
  await page.clock.runFor(100);
  await expect(counters(page)).toHaveText('1.200 pezzi');
  const counted = (await said()).slice(1).map((text) => Number(text.replace(/\D/g, '')));
  expect(counted[0]).toBe(0);
  expect(counted).toEqual(counted.toSorted((a, b) => a - b));
  expect(counted.every((number) => number % 12 === 0)).toBe(true);
  expect(counted.at(-1)).toBe(1200);
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = (await said()).length;
  await counters(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(2000);
  expect((await said()).length).toBe(before);
});

test('[SITE-19] who wants no motion, or no scripts, reads the number', async ({ page, anotherVisitor }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/chi-siamo/');
  await expect(counters(page)).toHaveText(['30', '24', '14']);
  const plain = await (await anotherVisitor({ javaScriptEnabled: false })).newPage();
  await plain.goto('/chi-siamo/');
  await expect(counters(plain)).toHaveText(['30', '24', '14']);
});

test('[SITE-21, SITE-22] pictures are left to the browser; backgrounds are set when they come near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  const banner = '<div class="banner" data-background="/favicon.svg"></div>';
  const space = '<p>Riga</p>'.repeat(60);
  await openText(page, 'prova-sfondi', `${banner}${space}${banner}<img src="/favicon.svg" alt="Pistone">`);
  const background = (number: number) =>
    page
      .locator('.banner')
      .nth(number)
      .evaluate((element) => getComputedStyle(element).backgroundImage);
  await expect.poll(() => background(0)).toContain('/favicon.svg');
  expect(await background(1)).toBe('none');
  await expect(page.getByRole('img', { name: 'Pistone' })).toHaveAttribute('loading', 'lazy');
  const top = await page
    .locator('.banner')
    .nth(1)
    .evaluate((element) => element.getBoundingClientRect().top);
  await page.evaluate((way) => window.scrollTo(0, way), top - 600 - 520);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await background(1)).toBe('none');
  await page.evaluate((way) => window.scrollTo(0, way), top - 600 - 480);
  await expect.poll(() => background(1)).toContain('/favicon.svg');
});

test('[SITE-21, SITE-22] a browser that cannot wait by itself gets its pictures within 500 px', async ({
  page,
}) => {
  // Every browser that lays out only what is near the screen knows lazy pictures as well.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLImageElement.prototype, 'loading');
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [everything];
  });
  await page.setViewportSize({ width: 360, height: 600 });
  await page.route('**/media/**', async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue().catch(() => undefined);
  });
  await open(page, '/shop/');
  const pictures = page.locator('main img[loading="lazy"]');
  const last = pictures.last();
  await expect(last).not.toHaveAttribute('src', /./);
  await expect(last).not.toHaveAttribute('srcset', /./);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('src', /^\/media\//);
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('[SITE-23, SITE-24] sounds and films play in the player, by keyboard', async ({ page }) => {
  await open(page, sounds);
  const player = page.getByRole('application', { name: 'Lettore audio: Fischio di pastiglie usurate' });
  await expect(player).toHaveClass(/\bmejs-container\b/);
  const playing = () => player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await player.getByRole('button', { name: 'Riproduci' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(playing).toBeGreaterThan(0);
  await expect(player.getByRole('button', { name: 'Pausa' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(player.getByRole('button', { name: 'Riproduci' })).toBeVisible();

  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  const screen = page.getByRole('application', { name: 'Lettore video: Animazione di un freno a disco' });
  await expect(screen).toBeVisible();
  // responsive: as wide as the text
  const widths = await screen.evaluate((element) => [
    Math.round(element.getBoundingClientRect().width),
    Math.round(element.parentElement?.getBoundingClientRect().width ?? 0),
  ]);
  expect(widths[0]).toBe(widths[1]);
  await expectNoFaults(page, { tags: wcag });
});

for (const path of [sounds, '/chi-siamo/']) {
  test(`axe finds nothing on a telephone at ${path}; it fits 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 900 });
    await open(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    if (path === sounds) {
      await page.getByRole('heading', { level: 2 }).nth(1).scrollIntoViewIfNeeded();
      await expect(page.locator('.mejs-container')).toHaveCount(3);
    }
    await expectNoFaults(page, { tags: wcag });
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320);
  });
}

test('[SITE-25] captions are fetched with GET, and shown when they are chosen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.vtt')) asked.push(request.method());
  });
  await open(page, sounds);
  await page.locator('video').scrollIntoViewIfNeeded();
  const screen = page.getByRole('application', { name: /^Lettore video/ });
  await expect.poll(() => asked).toContain('GET');
  expect(new Set(asked)).toEqual(new Set(['GET']));
  await expect(screen.getByRole('radio', { name: 'Italiano' })).toBeEnabled();
  await screen.getByRole('button', { name: 'Sottotitoli' }).hover();
  await screen.getByText('Italiano', { exact: true }).click();
  await screen.getByRole('button', { name: 'Riproduci' }).last().click();
  const cue = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].flatMap((track) =>
          track.mode === 'showing'
            ? [...(track.activeCues ?? [])].map((cue) => Reflect.get(cue, 'text'))
            : [],
        ),
      );
  await expect.poll(cue).toContainEqual(expect.stringContaining('La ruota gira'));
});

test('[SITE-23] in place of what cannot be played stands a link to the file', async ({ page, noise }) => {
  noise.expected.push(/status of 404/);
  await openText(
    page,
    'prova-file',
    `<p><audio controls src="/media/registrazione.amr" type="audio/amr"></audio></p>
     <p><video controls><source src="/media/filmato.wmv" type="video/x-ms-wmv"></video></p>
     <p><audio controls preload="metadata" src="/media/manca.wav"></audio></p>
     <p><audio controls preload="none" src="/media/perso.wav" aria-label="Perso"></audio></p>`,
  );
  const links = page.getByRole('link', { name: 'Scarica il file' });
  await expect(links).toHaveCount(3);
  const player = page.getByRole('application', { name: 'Lettore audio: Perso' });
  await player.getByRole('button', { name: 'Riproduci' }).click();
  await expect(links).toHaveCount(4);
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
    '/media/registrazione.amr',
    '/media/filmato.wmv',
    '/media/manca.wav',
    '/media/perso.wav',
  ]);
  await expect(page.locator('audio, video')).toHaveCount(0);
});

test('[SITE-23] the player is loaded only with a text that has something to play, and ends with it', async ({
  page,
  catalogue,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const players = () => loaded.filter((url) => /play-media|count-up|watch-lazy/.test(url));
  await open(page, '/privacy/');
  await open(page, `/product/${pick(catalogue.plenty).slug}/`);
  expect(players()).toEqual([]);
  await open(page, sounds);
  await expect(page.getByRole('application').first()).toBeVisible();
  expect(players().length).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chi siamo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
  await expect(counters(page)).toHaveText(['30', '24', '14']);
});

test('without scripts the browser plays by itself', async ({ anotherVisitor }) => {
  const page = await (await anotherVisitor({ javaScriptEnabled: false })).newPage();
  await page.goto(sounds);
  await expect(page.locator('audio[controls]')).toHaveCount(2);
  await expect(page.locator('video[controls] track')).toHaveCount(1);
});
