import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { denyImports } from 'vite-env-only';

export default defineConfig({
  plugins: [
    denyImports({
      client: {
        specifiers: [/^node:/, 'pg', 'kysely', 'pino', 'nodemailer', 'graphile-worker', 'sharp'],
        files: [
          'src/database/**',
          'src/endpoints/**',
          'src/server/**',
          'src/services/**',
          'src/shop/*/server/**',
        ],
      },
    }),
    reactRouter(),
  ],
  environments: {
    ssr: {
      build: {
        sourcemap: true,
        rollupOptions: { input: { main: 'src/server/main.ts', render: 'src/server/render.ts' } },
      },
    },
  },
});
