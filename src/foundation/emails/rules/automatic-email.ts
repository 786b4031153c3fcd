/** The heads of an email by their names in small letters; of several of one name the first. */
export type EmailHeads = ReadonlyMap<string, string>;

const bulk = /^(?:bulk|junk|list|auto_reply)$/i;

/**
 * Whether a program has written an email and nobody waits for an answer to it: an absence notice, a report of an email that did not arrive, a
 * newsletter. By RFC 3834, and by the heads that common programs write instead.
 */
export function isAutomaticEmail(heads: EmailHeads): boolean {
  const of = (name: string) => (heads.get(name) ?? '').trim();
  const submitted = of('auto-submitted').toLowerCase();
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    bulk.test(of('precedence')) ||
    of('return-path') === '<>' ||
    /^multipart\/report\b/i.test(of('content-type')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'list-id', 'list-unsubscribe', 'feedback-id'].some(
      (name) => heads.has(name),
    ) ||
    /^(?:mailer-daemon|postmaster)@/i.test(of('from-address'))
  );
}
