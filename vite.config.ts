import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { denyImports } from 'vite-env-only';

/** Every style sheet begins with the order of the layers, so that it does not matter which of them a page loads first. */
function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset' && asset.fileName.endsWith('.css')) {
          asset.source = `@layer reset,tokens,base,kit,components;${asset.source}`;
        }
      }
    },
  };
}

/** Styles are kept where only the server draws with them: the browser's scripts, which do not, would leave them out. */
function wholeStyles(): Plugin {
  return {
    name: 'whole-styles',
    enforce: 'post',
    transform: (_, id) => (/\.module\.css$/.test(id) ? { moduleSideEffects: 'no-treeshake' } : null),
  };
}

export default defineConfig({
  plugins: [
    wholeStyles(),
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
    layerOrder(),
  ],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What every page of the storefront needs comes in two files: small ones compress badly.
            codeSplitting: {
              groups: [
                // One style sheet for the storefront: its first page waits for one request, the next for none.
                {
                  name: 'styles',
                  test: /src\/(?:ui|shop\/[^/]+\/storefront)\/.*\.css$/,
                  priority: 3,
                },
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                  priority: 2,
                },
                {
                  name: 'storefront',
                  test: /src\/(?:ui|messages|shop\/(?!addresses|checkout|orders|variations)[^/]+\/(?:rules|storefront))\//,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        sourcemap: true,
        rollupOptions: { input: { main: 'src/server/main.ts', render: 'src/server/render.ts' } },
      },
    },
  },
});
