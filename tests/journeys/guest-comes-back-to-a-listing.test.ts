import { wholeChromium } from '#tools/find-chromium.mjs';
import config from '../../playwright.config.ts';
import { goBackAndForth } from './back-and-forth.ts';
import { test } from './test.ts';

// The browser keeps pages for the way back only where it is not told otherwise, and has a window's interface.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: wholeChromium() ?? config.use?.launchOptions?.executablePath ?? '',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('[CAT-02] [CAT-03] after Back and Forward through the back/forward cache the select shows the order that holds', async ({
  page,
}) => {
  await goBackAndForth(page);
});
