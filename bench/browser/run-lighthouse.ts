import lighthouse from 'lighthouse';
import { z } from 'zod';
import { launchBrowser } from './phone.ts';

// A program of its own: Lighthouse looks at one page as a phone on a slow line does, and says what it saw.
const audit = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'cumulative-layout-shift': audit,
    'total-blocking-time': audit,
  }),
});

async function look(url: string, port: number) {
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
    });
    const { categories, audits } = report.parse(result?.lhr);
    return {
      score: 100 * categories.performance.score,
      largestPaintMs: audits['largest-contentful-paint'].numericValue,
      layoutShift: audits['cumulative-layout-shift'].numericValue,
      blockingMs: audits['total-blocking-time'].numericValue,
    };
  } finally {
    await browser.close();
  }
}

const ATTEMPTS = 3;

/** Lighthouse says nothing at all where the browser's trace has no first paint; then it looks again. */
async function lookUntilSeen(url: string, port: number, attempt = 1): ReturnType<typeof look> {
  return look(url, port).catch((error: unknown) => {
    if (attempt >= ATTEMPTS) throw error;
    return lookUntilSeen(url, port, attempt + 1);
  });
}

const [url = '', port = ''] = process.argv.slice(2);
lookUntilSeen(url, Number(port)).then(
  (seen) => process.send?.(seen, () => process.exit()),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
