import { defineConfig } from '@playwright/test';
import { presentChromium } from '#tools/find-chromium.mjs';

export default defineConfig({
  testDir: 'tests/journeys',
  // Each worker opens a demo shop of its own (tests/journeys/worker-shop.ts); one that runs already has journeys take turns.
  workers: process.env.JOURNEY_URL ? 1 : 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may take its time. What fails once in CI is tried again there, and named at the end if it then passes.
  timeout: 120_000,
  retries: process.env.CI ? 1 : 0,
  outputDir: 'test-results',
  reporter: 'list',
  use: {
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
        // A page of a journey lives for seconds: one process fewer and no optimising compiler save a seventh of the processor's time. Axe
        // runs a third faster where every function is compiled plainly at once.
        '--in-process-gpu',
        '--js-flags=--no-opt --no-maglev --always-sparkplug',
      ],
    },
  },
});
