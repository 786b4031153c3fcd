import { quoteIntroductions } from './quote-introductions.data.ts';

/** Below it stand the words that every email of somebody ends with. */
const signatureLine = /^-- ?$/m;

const isQuote = (line: string) => /^\s*>/.test(line);

/**
 * What somebody has written, without the email that it answers and without the signature below it. Quoted lines in between stay where something is
 * written below them, for they are what it speaks of. An email of nothing but quotes stays as it is.
 */
export function cutQuotedText(text: string): string {
  const whole = text.replace(/\r\n?/g, '\n').trim();
  const starts = quoteIntroductions.map((introduction) => whole.search(introduction)).filter((at) => at >= 0);
  const own = whole.slice(0, Math.min(whole.length, ...starts));
  const lines = own.split('\n');
  while (lines.length > 0 && (isQuote(lines.at(-1) ?? '') || (lines.at(-1) ?? '').trim() === '')) lines.pop();
  const kept = lines.join('\n');
  const signature = kept.search(signatureLine);
  const said = (signature > 0 ? kept.slice(0, signature) : kept).trim();
  return tidied(said === '' ? whole : said);
}

const tidied = (text: string) => text.replace(/[ \t]+\n/g, '\n').replace(/\n{3,}/g, '\n\n');
