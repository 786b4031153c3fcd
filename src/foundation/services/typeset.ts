import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { woffToSfnt } from './woff-to-sfnt.ts';

/** A document to be set: Typst source that is written by the shop alone, and what it is about, which is never part of the source. */
export type DocumentToSet = {
  readonly source: string;
  /** read in the source as `json(bytes(sys.inputs.data))` */
  readonly data: unknown;
  /** files of the font packages, `@fontsource/barlow/files/barlow-latin-400-normal.woff` */
  readonly fonts: readonly string[];
};

type Compiler = { pdf(what: object): Buffer; evictCache(age: number): void };

const compilers = new Map<string, Promise<Compiler>>();
const require = createRequire(import.meta.url);

// After so many settings, what no document has asked for since is evicted.
const OLDEST_IN_CACHE = 10;

/**
 * Sets a document as PDF, in a few milliseconds; the typesetter and the fonts are loaded with the first one. Nothing is read from the
 * network or from files beside the fonts.
 */
export async function typeset({ source, data, fonts }: DocumentToSet): Promise<Buffer> {
  const key = fonts.join('|');
  const known = compilers.get(key) ?? makeCompiler(fonts);
  compilers.set(key, known);
  try {
    const compiler = await known;
    const pdf = compiler.pdf({ mainFileContent: source, inputs: { data: JSON.stringify(data) } });
    compiler.evictCache(OLDEST_IN_CACHE);
    return pdf;
  } catch (error) {
    compilers.delete(key);
    throw error;
  }
}

async function makeCompiler(fonts: readonly string[]): Promise<Compiler> {
  const [{ NodeCompiler }, fontBlobs] = await Promise.all([
    import('@myriaddreamin/typst-ts-node-compiler'),
    Promise.all(fonts.map(async (font) => woffToSfnt(await readFile(require.resolve(font))))),
  ]);
  return NodeCompiler.create({ workspace: tmpdir(), fontArgs: [{ fontBlobs }] });
}
