import { defineConfig } from '@playwright/test';
import { presentChromium } from './tools/find-chromium.mjs';

const address = process.env.JOURNEY_URL ?? 'http://localhost:4173';

export default defineConfig({
  testDir: 'tests/journeys',
  // One shop, one database: journeys take turns. `npm test` lets two halves of them travel at once, each in a shop of its own.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may take its time. What fails once in CI is tried again there, and named at the end if it then passes.
  timeout: 120_000,
  retries: process.env.CI ? 1 : 0,
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
    // A trace takes a third of a journey's time: where somebody watches, the first failure is enough to look at it.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: presentChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    // Makes a data folder of its own and a small demo shop; a shop that answers at JOURNEY_URL already is used as it is.
    command: 'node tests/journeys/serve.ts',
    url: `${address}/readyz`,
    reuseExistingServer: !process.env.CI,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: new URL(address).port || '80', SHOP_URL: address, DEMO_PRODUCTS: '150' },
  },
});
