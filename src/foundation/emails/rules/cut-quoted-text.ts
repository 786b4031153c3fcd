/** Lines that mail programs put above the email that is answered: `Il giorno … ha scritto:`, `On … wrote:`, in one line or broken into two or three. */
const introductions = [
  /^(?:Il|In data|Em|Le|On|Am|El)\s[^\n]{4,200}(?:\n[^\n]{0,200}){0,2}?(?:ha\s+scritto|wrote|scrive|escribió|a\s+écrit|schrieb)[^\n]{0,80}:\s*$/m,
  /^[^\n]{2,160}(?:\n[^\n]{0,160})?\s(?:ha\s+scritto|wrote)(?: (?:il|in data|on) [^\n]{4,120})?:\s*$/m,
  /^-{2,}\s*(?:Messaggio originale|Original Message|Messaggio inoltrato|Forwarded message|Ursprüngliche Nachricht|Message d['’]origine)\s*-{2,}.*$/im,
  /^_{10,}\s*$/m,
  // The heads of the answered email, as Outlook repeats them.
  /^\*?(?:Da|From|Von|De)\s*:\*?\s?[^\n]*\n(?:\*?(?:Inviato|Sent|Data|Date|Gesendet|Envoyé|A|To|An|À|Cc|Oggetto|Subject|Betreff|Objet)\s*:\*?[^\n]*\n?){2,}/m,
];

/** Below it stand the words that every email of somebody ends with. */
const signatureLine = /^-- ?$/m;

const isQuote = (line: string) => /^\s*>/.test(line);

/**
 * What somebody has written, without the email that it answers and without the signature below it. Quoted lines in between stay where something is
 * written below them, for they are what it speaks of. An email of nothing but quotes stays as it is.
 */
export function cutQuotedText(text: string): string {
  const whole = text.replace(/\r\n?/g, '\n').trim();
  const starts = introductions.map((introduction) => whole.search(introduction)).filter((at) => at >= 0);
  const own = whole.slice(0, Math.min(whole.length, ...starts));
  const lines = own.split('\n');
  while (lines.length > 0 && (isQuote(lines.at(-1) ?? '') || (lines.at(-1) ?? '').trim() === '')) lines.pop();
  const kept = lines.join('\n');
  const signature = kept.search(signatureLine);
  const said = (signature > 0 ? kept.slice(0, signature) : kept).trim();
  return tidied(said === '' ? whole : said);
}

const tidied = (text: string) => text.replace(/[ \t]+\n/g, '\n').replace(/\n{3,}/g, '\n\n');
