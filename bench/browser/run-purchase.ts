import { setTimeout as delay } from 'node:timers/promises';
import { launchBrowser, type Phone, takePhone } from './phone.ts';
import { watchPress } from './watch-press.ts';

// A program of its own: leaves a page alone, then adds a part by the first button, and says what was loaded and how long it took.
const UNTOUCHED_MS = 10_000;
const FINGER_MS = 80;
const SETTLED_MS = 2000;
const GIVES_UP_MS = 30_000;
const button = '.single_add_to_cart_button:visible, .ajax_add_to_cart:visible';

async function tap({ page, control }: Phone): Promise<void> {
  const target = page.locator(button).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${page.url()} has no button that adds a part.`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await control.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await delay(FINGER_MS);
  await control.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function buy(url: string) {
  const browser = await launchBrowser();
  try {
    const phone = await takePhone(browser);
    const { page } = phone;
    await page.addInitScript(watchPress);
    const scripts = new Set<string>();
    page.on('response', (answer) => {
      if (answer.headers()['content-type']?.includes('javascript')) scripts.add(answer.url());
    });
    const untouched = delay(UNTOUCHED_MS);
    await page.goto(url);
    await untouched;
    await page.waitForLoadState('networkidle');
    const before = [...scripts];
    await tap(phone);
    await page.waitForFunction(() => window.pressSeen.addedMs !== null, undefined, { timeout: GIVES_UP_MS });
    await delay(SETTLED_MS);
    const seen = await page.evaluate(() => window.pressSeen);
    return { before, after: [...scripts], ...seen };
  } finally {
    await browser.close();
  }
}

const [url = ''] = process.argv.slice(2);
buy(url).then(
  (seen) => process.send?.(seen, () => process.exit()),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
