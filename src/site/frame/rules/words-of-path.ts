const longest = 80;

/** The words of an address without a page, to be searched for: `/product/disco-freno-280/` -> `disco freno 280`. */
export function wordsOfPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const last = parts.findLast((part) => !/^(?:\d+|page|comment-page-\d+)$/.test(part)) ?? '';
  let text = last;
  try {
    text = decodeURIComponent(last);
  } catch {
    // Shown as it came.
  }
  return text
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}
