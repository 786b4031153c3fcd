import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'tests/**/*.test.ts',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, 'build/**', 'tests/journeys/**', 'tests/planted/**'],
    globalSetup: 'tests/makers/global-setup.ts',
    setupFiles: 'tests/makers/fail-on-console.ts',
    // A server's first start takes a second on a quiet machine, several on a busy one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // What fails once on a machine that others use is tried again, and named at the end of the run.
    retry: process.env.CI ? 1 : 0,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
