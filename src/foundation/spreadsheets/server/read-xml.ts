import sax from 'sax';
import { FileRefused } from './file-refused.ts';

/** What a reader of XML hears; names without their prefixes. False of `opened` or `closed` ends the reading. */
export type XmlListener = {
  opened?(name: string, attributes: Readonly<Record<string, string>>): boolean | undefined;
  closed?(name: string): boolean | undefined;
  text?(text: string): void;
};

/** Elements within each other at most: no file of a bank or a spreadsheet comes near. */
const mostDepth = 100;

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads XML to its end, or until the listener ends it. */
export async function readXml(pieces: AsyncIterable<Uint8Array>, listener: XmlListener): Promise<void> {
  for await (const _ of walkXml(pieces, listener));
}

/**
 * Reads XML piece by piece, and rests after each: what the listener has collected can be used before the next one is read. Only the
 * entities of XML itself are known, so none of a document's own can grow.
 */
export async function* walkXml(
  pieces: AsyncIterable<Uint8Array>,
  listener: XmlListener,
): AsyncGenerator<undefined> {
  const parser = sax.parser(true, {});
  let ended = false;
  let broken = false;
  let depth = 0;
  parser.onerror = () => {
    broken = true;
  };
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > mostDepth) broken = ended = true;
    const named = Object.entries(attributes).map(([key, value]) => [key, String(value)] as const);
    ended ||= listener.opened?.(bare(name), Object.fromEntries(named)) === false;
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    ended ||= listener.closed?.(bare(name)) === false;
  };
  parser.ontext = (text) => listener.text?.(text);
  const decoder = new TextDecoder();
  for await (const piece of pieces) {
    if (!ended) parser.write(decoder.decode(piece, { stream: true }));
    if (broken) throw new FileRefused('broken');
    yield;
    if (ended) return;
  }
}
