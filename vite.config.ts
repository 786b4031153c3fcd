import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { denyImports } from 'vite-env-only';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const worthCompressing = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const smallestWorthwhile = 1024;

/** Lays `.br` and `.gz` beside every text asset, which the server sends as they are. */
function precompressAssets(): Plugin {
  return {
    name: 'precompress-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = 'build/client' }, bundle) {
      for (const fileName of Object.keys(bundle).filter((name) => worthCompressing.test(name))) {
        const file = join(dir, fileName);
        const content = await readFile(file);
        if (content.length < smallestWorthwhile) continue;
        const quality = { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } };
        await writeFile(`${file}.br`, await asBrotli(content, quality));
        await writeFile(`${file}.gz`, await asGzip(content, { level: 9 }));
      }
    },
  };
}

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
    precompressAssets(),
  ],
  environments: {
    ssr: {
      build: {
        rollupOptions: { input: { main: 'src/server/main.ts', render: 'src/server/render.ts' } },
      },
    },
  },
});
