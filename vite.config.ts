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
      return /\/src\/(?!http)[^/]+\/.*\.tsx?$/.test(id) ? { moduleSideEffects: false } : null;
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
          'src/foundation/{database,services,request-context}/**',
          'src/http/{backup,config,jobs,metrics,page-cache,requests,server,wire}/**',
          'src/*/*/server/**',
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
                // One style sheet for the storefront: its first page waits for one request, the next for none. Modules that stand
                // on few pages bring their own.
                {
                  name: 'styles',
                  test: /src\/(?:kit\/(?!records)[^/]+|(?!wholesale\/(?:agents|bulk-order|offers|product-tables|subaccounts|quotes\/storefront\/quote-list)|selling\/orders\/storefront\/order-approval)[^/]+\/[^/]+\/storefront)\/.*\.css$/,
                  priority: 3,
                },
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                  priority: 2,
                },
                {
                  name: 'storefront',
                  test: /src\/(?:kit\/(?:ui(?!\/(?:controls\/(?:checkbox|field-notes|quantity-stepper|searchable-select|select|text-area|text-field|use-combo-box)|dialogs\/alert-dialog|display\/format-date-time|live\/use-foreign-changes))|text|browser|words)|foundation\/(?:money|paths|visitor\/rules\/visitor-cookie)|pricing\/customer-groups|catalogue\/(?:media|products|reviews|search|stock|suggestions|vendors)|customers\/accounts\/storefront\/account-link|selling\/(?:cart\/(?!storefront\/(?:card-swatches|shipping-options)|rules\/cart-calls)|orders\/(?:rules|storefront)\/attribution)|site\/(?:banners|frame|page-heads|settings)|http\/foreign-scripts)\/(?!server\/|.*\/server\/|.*use-shop-words)/,
                  minShareCount: 3,
                  priority: 1,
                },
                // The small parts that frame and listings share: alone, each takes some hundred bytes more.
                {
                  name: 'frame',
                  test: /src\/(?:http\/pages\/(?:listing-meta|page-meta|parameter-script|font-styles)|selling\/(?:orders\/(?:storefront\/attribution\/may-track|rules\/attribution\/)|cart\/(?:rules\/undo-link|storefront\/mini-cart|storefront\/add-to-cart\/)))/,
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
        rollupOptions: { input: { main: 'src/http/server/main.ts', render: 'src/http/pages/render.ts' } },
      },
    },
  },
}));
