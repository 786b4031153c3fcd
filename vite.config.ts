import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
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

/** Entries of the browser's build beside those of the router: the storefront's own script, and its style sheets. */
const clientEntries = {
  startScript: 'src/http/pages/islands/start.ts',
  styleSheets: 'src/http/pages/documents/styles.ts',
  partStyleSheets: 'src/http/pages/storefront/placed-parts/part-styles.ts',
  businessStyleSheets: 'src/http/pages/documents/business-styles.ts',
  previewStyleSheets: 'src/http/pages/staff/products/preview-styles.ts',
};

const islands = globSync('src/**/*.island.{ts,tsx}', { cwd: import.meta.dirname });

const islandName = (file: string) => basename(file).replace(/\.island\.tsx?$/, '');

type ManifestChunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};

/** Tells the server what the files of `clientEntries` and of islands are called in the browser's build. */
function clientFiles(): Plugin {
  const name = 'virtual:client-files';
  let isBuild = false;
  return {
    name: 'client-files',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      if (!isBuild) {
        // While pages are developed styles come with the script.
        const files = Object.fromEntries(islands.map((file) => [islandName(file), [`/${file}`]]));
        return `export const startScript = '/${clientEntries.startScript}', styleSheets = [], partStyleSheets = [], businessStyleSheets = [], previewStyleSheets = [];
          export const buildName = '', islandFiles = ${JSON.stringify(files)};`;
      }
      const manifest = readFileSync(join(import.meta.dirname, 'build/client/.vite/manifest.json'), 'utf8');
      const chunks = new Map<string, ManifestChunk>(Object.entries(JSON.parse(manifest)));
      const chunkOf = (file: string) => {
        const found = chunks.get(file);
        if (!found) throw new Error(`${file} is not in the browser's build`);
        return found;
      };
      const chunk = (entry: keyof typeof clientEntries) => chunkOf(clientEntries[entry]);
      const filesOf = ({ file, imports = [] }: ManifestChunk): readonly string[] => [
        `/${file}`,
        ...imports.flatMap((name) => filesOf(chunkOf(name))),
      ];
      const islandFiles = islands.map((file) => [islandName(file), [...new Set(filesOf(chunkOf(file)))]]);
      const sheetsOf = ({ css = [], imports = [] }: ManifestChunk): readonly string[] => [
        ...imports.flatMap((name) => sheetsOf(chunkOf(name))),
        ...css,
      ];
      const sheets = (entry: keyof typeof clientEntries) =>
        JSON.stringify([...new Set(sheetsOf(chunk(entry)))].map((file) => `/${file}`));
      return [
        `export const startScript = '/${chunk('startScript').file}';`,
        `export const styleSheets = ${sheets('styleSheets')};`,
        `export const partStyleSheets = ${sheets('partStyleSheets')};`,
        `export const businessStyleSheets = ${sheets('businessStyleSheets')};`,
        `export const previewStyleSheets = ${sheets('previewStyleSheets')};`,
        `export const buildName = '${hash('sha256', manifest).slice(0, 8)}';`,
        `export const islandFiles = ${JSON.stringify(Object.fromEntries(islandFiles))};`,
      ].join('\n');
    },
  };
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
    clientFiles(),
    layerOrder(),
  ],
  // Kept beside what is built: tests read from it what a page loads.
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: [...Object.values(clientEntries), ...islands],
          output: {
            codeSplitting: {
              groups: [
                // One style sheet for the storefront: its first page waits for one request, the next for none. Modules that stand
                // on few pages bring their own.
                {
                  name: 'styles',
                  test: /src\/(?:kit\/(?!records)[^/]+|(?!wholesale\/(?:agents|bulk-order|offers|product-tables|subaccounts|quotes\/storefront\/quote-list)|selling\/orders\/storefront\/order-approval)[^/]+\/[^/]+\/storefront)\/.*\.css$/,
                  priority: 3,
                },
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
                {
                  name: 'router',
                  test: /node_modules\/(?:react-router|cookie|set-cookie-parser)\//,
                  priority: 2,
                },
                // What runs on every page, and what a listing's changes share with islands: nothing below may draw it in.
                {
                  name: 'page',
                  test: /vite\/preload-helper|src\/(?:kit\/(?:browser|islands\/storefront\/script|ui\/(?:live\/announce|load-lazily|lazy-scan))|selling\/cart\/rules\/(?:fragments-freshness|cart-timings)|foundation\/visitor\/rules\/visitor-cookie|pricing\/customer-groups\/rules\/buyer-cookie|customers\/accounts\/storefront\/fill-account)/,
                  priority: 3,
                },
                {
                  name: 'listing',
                  test: /src\/(?:foundation\/money\/rules|catalogue\/(?:products\/rules\/listing|search\/rules\/clean))/,
                  minShareCount: 2,
                  priority: 3,
                },
                // What nearly every island needs comes in a few files: small ones compress badly. None of it may be needed by what
                // runs on an untouched page.
                {
                  name: 'cart',
                  test: /src\/(?:selling\/(?:cart\/(?:storefront\/browser\/(?!watch-for-cart)|rules\/cart-calls)|shipping\/rules\/shipping-actions)|messages\/buying\/cart-count-for)/,
                  priority: 1,
                },
                {
                  name: 'acting',
                  test: /src\/(?:kit\/(?:islands\/storefront\/island\.tsx|words\/storefront\/|ui\/(?:display\/(?:icon|visually-hidden|picture|price|notice)|controls\/button-class|live\/hear-foreign))|messages\/(?:page-words|it\/(?:accounts|cart|catalogue|every-page|quantities|rest|reviews|search|site|variations)\.)|pricing\/prices\/storefront\/use-cart-lines|catalogue\/products\/storefront\/(?:no-picture|picture-source|price-tag)|selling\/cart\/storefront\/(?:use-cart|cart-provider|add-to-cart\/)|http\/pages\/islands\/(?:mount|entered))(?!.*\.css)/,
                  priority: 1,
                },
                {
                  name: 'controls',
                  test: /src\/kit\/ui\/(?:controls\/(?:button\.|checkbox|field-notes|quantity-stepper|select\.|text-)|dialogs\/(?:alert-dialog|dialog|keep-focus)).*\.tsx?$/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'variations',
                  test: /src\/catalogue\/variations\/(?:rules|storefront)\/.*\.tsx?$/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'product',
                  test: /src\/(?:catalogue\/(?:product-page\/(?:storefront\/(?!product-tabs|gallery\/(?:lively|product-light))|rules\/gallery))|pricing\/(?:prices|quantities)\/storefront|site\/product-pages\/storefront\/selling)(?!.*\.css)/,
                  minShareCount: 2,
                  priority: 0,
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
