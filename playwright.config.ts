import { defineConfig } from '@playwright/test';

const address = process.env.JOURNEY_URL ?? 'http://localhost:4173';

export default defineConfig({
  testDir: 'tests/journeys',
  // One shop, one database: journeys take turns. `npm test` lets two halves of them travel at once, each in a shop of its own.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
