/** The element that announcements are written into; `Announcer` puts it on the page. */
export const announcerId = 'announcer';

/** What was announced last; empty where nothing was. */
export const lastAnnounced = () => document.getElementById(announcerId)?.textContent ?? '';

/** Says a sentence to screen readers; the same sentence twice in a row is said twice. */
export function announce(sentence: string): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  // Screen readers skip a text that does not change: a trailing no-break space makes it another one.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
