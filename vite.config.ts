import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

/**
 * Styles are kept where only the server draws with them: the browser's scripts, which do not, would leave them out. What
 * draws has no effect by being there, so that a screen of which a page uses nothing is no part of that page.
 */
function wholeStyles(): Plugin {
  return {
    name: 'whole-styles',
    enforce: 'post',
    transform: (_, id) => {
      if (/\.module\.css$/.test(id)) return { moduleSideEffects: 'no-treeshake' };
      return /\/src\/(?:messages|ui|shop)\/.*\.tsx?$/.test(id) ? { moduleSideEffects: false } : null;
    },
  };
}

/**
 * Short names of classes, the same in the server's build and the browser's: `p` and the number of the class among all of the
 * shop's. A listing names some two thousand of them.
 */
function shortClassNames(): (name: string, file: string) => string {
  const src = join(import.meta.dirname, 'src');
  const sheets = globSync('**/*.module.css', { cwd: src }).sort();
  const all = sheets.flatMap((sheet) => {
    const css = readFileSync(join(src, sheet), 'utf8');
    const names = css.matchAll(/\.([a-z][\w-]*)/gi).map(([, name]) => `${sheet} ${name}`);
    return [...new Set(names)].sort();
  });
  const short = new Map(all.map((key, index) => [key, `p${index.toString(36)}`]));
  return (name, file) => short.get(`${relative(src, file.split('?')[0] ?? file)} ${name}`) ?? name;
}

export default defineConfig(({ command }) => ({
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames() } : {} },
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
            // What every page of the storefront needs comes in a few files: small ones compress badly.
            codeSplitting: {
              groups: [
                // One style sheet for the storefront: its first page waits for one request, the next for none. Rooms that stand
                // on few pages bring their own.
                {
                  name: 'styles',
                  test: /src\/(?:ui|shop\/(?!agents|bulk-order|offers|order-approval|product-table|quote-list|subaccounts)[^/]+\/storefront)\/.*\.css$/,
                  priority: 3,
                },
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                  priority: 2,
                },
                {
                  name: 'storefront',
                  test: /src\/(?:ui(?!\/(?:controls\/(?:checkbox|field-notes|quantity-stepper|searchable-select|select|text-area|text-field|use-combo-box)|dialogs\/alert-dialog|display\/format-date-time|live\/use-foreign-changes))|shop\/(?!addresses|agents|bulk-order|checkout|content|conversations|coupons|forms|offers|order-approval|orders|passwords|payments|pricing|private-files|product-page|product-table|purchase-lists|quantities|quote-list|quotes|registration|shipping|subaccounts|tax|variations|vat|wallet|accounts\/(?!storefront\/account-link|rules\/visitor-cookie))[^/]+\/(?:rules|storefront))\/(?!use-shop-words)/,
                  minShareCount: 3,
                  priority: 1,
                },
                // The small parts that frame and listings share: alone, each takes some hundred bytes more.
                {
                  name: 'frame',
                  test: /src\/(?:pages\/(?:listing-meta|page-meta|parameter-script|font-styles)|shop\/(?:order-attribution\/(?:storefront\/may-track|rules\/)|cart\/(?:rules\/undo-link|storefront\/mini-cart|storefront\/adding\/)))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: { input: { main: 'src/server/main.ts', render: 'src/server/render.ts' } },
      },
    },
  },
}));
