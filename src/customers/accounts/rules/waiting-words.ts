type WaitWords = { seconds(count: number): string; minutes(count: number): string };

/** A wait in words: seconds up to two minutes, minutes beyond, rounded up. */
export function waitingWords(waitMs: number, words: WaitWords): string {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return seconds <= 120 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
}
