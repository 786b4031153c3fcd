import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, 'build/**', 'tests/journeys/**', 'tests/planted/**'];
const storage = '**/*.storage.test.ts';
/** What starts and kills servers and whole shops, or puts something else into the place of a module. */
const alone = [
  'src/foundation/database/launcher/**/*.test.ts',
  'tests/backup/**/*.test.ts',
  'tests/resilience/**/*.test.ts',
  'tests/integration/reset-link-command.test.ts',
  'tests/integration/words-of-the-language.test.ts',
];
/** Tests of the tests that have no database either. */
const withoutDatabase = ['tests/factories/fail-on-console.test.ts', 'tests/replay/**/*.test.ts'];
const globalSetup = 'tests/factories/global-setup.ts';

// Files of one worker share what they import, which is most of what they cost; those that stand alone have a process each.
export default defineConfig({
  // What is compiled must run on both builds of React.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    setupFiles: 'tests/factories/fail-on-console.ts',
    // A server's first start takes a second on a quiet machine, several on a busy one; a call of 0.3 s took a minute on one that was seven times slower.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    // What fails once on a machine that others use is tried again; only what tests/flaky.json lists may need it.
    retry: process.env.CI ? 1 : 0,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          // Without a database: whoever asks for one fails.
          name: 'rules',
          include: ['{src,demo,tools,bench}/**/*.test.{ts,tsx}', ...withoutDatabase],
          exclude: [...exclude, ...alone, storage],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [storage, 'tests/**/*.test.ts'],
          exclude: [...exclude, ...alone, ...withoutDatabase],
          globalSetup,
          isolate: false,
          // Requests and pages leave much behind at once: cleared away more rarely, it takes a fifteenth less of the processor.
          execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, exclude, globalSetup },
      },
    ],
  },
});
