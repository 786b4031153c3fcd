import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { launchBrowser, takePhone } from './phone.ts';

// node bench/browser/film-strip.ts URL FOLDER [SECONDS]: what a phone on a slow line shows while a page is opened for the first time.
const EACH_MS = 100;
const SECONDS = 5;
const COLUMNS = 10;
const WIDTH = 160;
const HEIGHT = 320;
const LABEL = 20;

type Frame = { readonly atMs: number; readonly png: Buffer };

async function film(url: string, seconds: number): Promise<Frame[]> {
  const browser = await launchBrowser();
  try {
    const { page, control } = await takePhone(browser);
    const frames: Frame[] = [];
    const begun = Date.now();
    control.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = 0 } }) => {
      frames.push({ atMs: 1000 * timestamp - begun, png: Buffer.from(data, 'base64') });
      control.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await control.send('Page.startScreencast', { format: 'png', maxWidth: 412, maxHeight: 823 });
    await Promise.all([page.goto(url), delay(1000 * seconds)]);
    await control.send('Page.stopScreencast');
    return frames;
  } finally {
    await browser.close();
  }
}

const label = (atMs: number) =>
  Buffer.from(
    `<svg width="${WIDTH}" height="${LABEL}"><text x="4" y="15" font-family="sans-serif" font-size="13">${(atMs / 1000).toFixed(1)} s</text></svg>`,
  );

/** All pictures in rows, each below its second. */
async function contactSheet(pictures: readonly Frame[], file: string): Promise<void> {
  const parts = await Promise.all(
    pictures.map(async ({ atMs, png }, at) => {
      const left = (at % COLUMNS) * WIDTH;
      const top = Math.floor(at / COLUMNS) * (HEIGHT + LABEL);
      const small = sharp(png).resize(WIDTH - 4, HEIGHT, { fit: 'contain', background: 'silver' });
      return [
        { input: label(atMs), left, top },
        { input: await small.png().toBuffer(), left, top: top + LABEL },
      ];
    }),
  );
  const height = Math.ceil(pictures.length / COLUMNS) * (HEIGHT + LABEL);
  await sharp({ create: { width: COLUMNS * WIDTH, height, channels: 3, background: 'white' } })
    .composite(parts.flat())
    .png()
    .toFile(file);
}

async function filmStrip(url: string, folder: string, seconds: number): Promise<void> {
  const frames = await film(url, seconds);
  const pictures = Array.from({ length: (1000 * seconds) / EACH_MS }, (_, at) => (at + 1) * EACH_MS).flatMap(
    (atMs) => {
      const shown = frames.findLast((frame) => frame.atMs <= atMs);
      return shown ? [{ atMs, png: shown.png }] : [];
    },
  );
  await mkdir(folder, { recursive: true });
  for (const { atMs, png } of pictures)
    await writeFile(join(folder, `${String(atMs).padStart(5, '0')}.png`), png);
  await contactSheet(pictures, join(folder, 'sheet.png'));
  console.log(`${pictures.length} pictures of ${url}, and all of them in ${join(folder, 'sheet.png')}`);
}

const [url = '', folder = '', seconds = String(SECONDS)] = process.argv.slice(2);
filmStrip(url, folder, Number(seconds)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
