/** Lines that mail programs put above the email that is answered: `Il giorno … ha scritto:`, `On … wrote:`, in one line or broken into two or three. */
export const quoteIntroductions: readonly RegExp[] = [
  /^(?:Il|In data|Em|Le|On|Am|El)\s[^\n]{4,200}(?:\n[^\n]{0,200}){0,2}?(?:ha\s+scritto|wrote|scrive|escribió|a\s+écrit|schrieb)[^\n]{0,80}:\s*$/m,
  /^[^\n]{2,160}(?:\n[^\n]{0,160})?\s(?:ha\s+scritto|wrote)(?: (?:il|in data|on) [^\n]{4,120})?:\s*$/m,
  /^-{2,}\s*(?:Messaggio originale|Original Message|Messaggio inoltrato|Forwarded message|Ursprüngliche Nachricht|Message d['’]origine)\s*-{2,}.*$/im,
  /^_{10,}\s*$/m,
  // The heads of the answered email, as Outlook repeats them.
  /^\*?(?:Da|From|Von|De)\s*:\*?\s?[^\n]*\n(?:\*?(?:Inviato|Sent|Data|Date|Gesendet|Envoyé|A|To|An|À|Cc|Oggetto|Subject|Betreff|Objet)\s*:\*?[^\n]*\n?){2,}/m,
];
