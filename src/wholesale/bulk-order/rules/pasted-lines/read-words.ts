import { type LineReading, mayBeCode, mostReadings } from './line-reading.ts';
import { readAmount } from './read-amount.ts';

/** Words of a line beyond these are not looked at, and a code has so many at most. */
const mostWords = 24;
const mostWordsOfCode = 5;

const unit = String.raw`(?:pz|pezz[oi]|pcs|pieces?|nr|unit[\u00e0a]|conf(?:ezion[ie])?|cad(?:auno)?)\.?`;
const sign = String.raw`(?:x|×|\*)`;
const number = String.raw`(\d{1,4}(?:[.,’']\d{1,3})*)`;

/** Quantities that a line marks as such, in the order in which they are believed. */
const marked = [
  new RegExp(
    String.raw`(?:^|[\s(,;:=])(?:q(?:\.?t[\u00e0ay]'?\.?|uantit[\u00e0ay]'?)|qty\.?|pezzi|pz\.?|nr?[.°]|n°|numero)\s*[:=.]?\s*${number}(?=$|[\s),;])`,
    'i',
  ),
  new RegExp(String.raw`(?:^|[\s(,;:=])${number}\s*${unit}(?=$|[\s),;:.])`, 'i'),
  new RegExp(String.raw`(?:^|\s)${sign}\s*${number}(?=$|[\s),;.])`, 'i'),
  new RegExp(String.raw`(?:^|[\s(,;:=])${number}\s*${sign}(?=\s|$)`, 'i'),
];

const bullet = /^\s*(?:[-–—•*>·]+\s+|\(?\d{1,3}[.)]\s+)/;
const edges = /^[\s"'“”«»([<:;,=–—-]+|[\s"'“”«»)\]>:;,=.!?–—-]+$/g;

const hasDigit = (text: string) => /\d/.test(text);

/**
 * How a line of words can be read, as in an email: `5 x DF-100`, `DF-100 5`, `vorrei 2 pezzi del 1K0 698 151 G`. Any words that follow each other may be
 * the code, if there is a digit among them; the quantity is one that is marked as such, or else the number before or behind the code.
 */
export function readWords(line: string): readonly LineReading[] {
  const rest = line.replace(bullet, '');
  const found = marked
    .map((pattern) => pattern.exec(rest))
    .find((match) => match && readAmount(trimmed(match[1])) !== null);
  const quantity = found ? readAmount(trimmed(found[1])) : null;
  const text = found ? `${rest.slice(0, found.index)} \n ${rest.slice(found.index + found[0].length)}` : rest;
  const readings = text
    .split('\n')
    .flatMap((part) => spansOf(wordsOf(part), quantity))
    .toSorted((a, b) => likelihood(b) - likelihood(a));
  const whole = onlyWord(text, quantity);
  const seen = new Map([...readings, ...whole].map((reading) => [reading.code, reading]));
  return [...seen.values()].slice(0, mostReadings);
}

const trimmed = (amount = '') => amount.replace(/[.,’']+$/, '');

const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replaceAll(edges, ''))
    .filter((word) => word !== '')
    .slice(0, mostWords);

/** Every run of words that may be a code, with the quantity of the line or the number beside it. */
function spansOf(words: readonly string[], quantity: number | null): readonly LineReading[] {
  return words.flatMap((_, from) =>
    Array.from(
      { length: Math.min(mostWordsOfCode, words.length - from) },
      (_none, more): readonly LineReading[] => {
        const to = from + more + 1;
        const code = words.slice(from, to).join(' ');
        if (!hasDigit(code) || !mayBeCode(code)) return [];
        return [{ code, quantity: quantity ?? besideOf(words, from, to) }];
      },
    ).flat(),
  );
}

const shortNumber = (word: string | undefined) =>
  word !== undefined && /^\d{1,4}(?:[.,]\d{1,3})?$/.test(word) ? readAmount(word) : null;

/** The number behind a code, or before it. */
const besideOf = (words: readonly string[], from: number, to: number) =>
  shortNumber(words[to]) ?? shortNumber(words[from - 1]);

/** A line of one word alone may be a code without a digit. */
function onlyWord(text: string, quantity: number | null): readonly LineReading[] {
  const words = wordsOf(text);
  const [word = '', amount] =
    words.length === 2 && shortNumber(words[0]) !== null ? words.toReversed() : words;
  const isAlone = words.length === 1 || (words.length === 2 && shortNumber(amount) !== null);
  const isCode = /^[A-Z][A-Z-]*$/.test(word) && mayBeCode(word);
  return isAlone && isCode ? [{ code: word, quantity: quantity ?? shortNumber(amount) }] : [];
}

/** One word of letters and digits is the likeliest code; the longer run before a part of it, where both are codes of the shop. */
function likelihood({ code }: LineReading): number {
  const words = code.split(' ');
  const isMixed = /[a-z]/i.test(code) && hasDigit(code);
  const isTight = words.every((word) => hasDigit(word) || word.length <= 3);
  return Number(isMixed) * 4 + Number(isTight) * 8 + Math.min(words.length, mostWordsOfCode) / 10;
}
