import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { wholeChromium } from '#tools/find-chromium.mjs';
import playwright from '../../playwright.config.ts';

/** Starts the whole browser: figures of the one without an interface are others. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const { launchOptions } = playwright.use ?? {};
  const executablePath = wholeChromium() ?? '/usr/bin/chromium';
  return chromium.launch({
    ...launchOptions,
    executablePath,
    args: [...(launchOptions?.args ?? []), ...more],
  });
}

// The phone and the slow 4G of Lighthouse, with the delay that each request has there.
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'it-IT',
};
const TIMES_SLOWER = 4;
const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: bytesPerSecond(1474.56),
  uploadThroughput: bytesPerSecond(675),
};

/** A page of a phone with a slow processor on a slow line, which has never been in the shop. */
export type Phone = {
  readonly page: Page;
  readonly control: Awaited<ReturnType<BrowserContext['newCDPSession']>>;
};

export async function takePhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const control = await context.newCDPSession(page);
  await control.send('Network.enable');
  await control.send('Network.emulateNetworkConditions', slow4g);
  await control.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  return { page, control };
}
