/** Scroll position in pixels from which on the main header sticks (SITE-04). */
const headerSticksFromPx = 250;

/** Scroll position in pixels from which on the breadcrumb bar sticks below the header (SITE-05). */
const crumbsStickFromPx = 420;

/** Scroll position in pixels beyond which the scroll-to-top button is active (SITE-06). */
const toTopActiveBeyondPx = 200;

/** How long the way to the top takes, in milliseconds (SITE-06). */
export const toTopDurationMs = 600;

export type ScrollMarks = {
  readonly headerStuck: boolean;
  readonly crumbsStuck: boolean;
  readonly toTopActive: boolean;
};

/** What holds at a scroll position in pixels (SITE-04, SITE-05, SITE-06). */
export function scrollMarks(position: number): ScrollMarks {
  return {
    headerStuck: position >= headerSticksFromPx,
    crumbsStuck: position >= crumbsStickFromPx,
    toTopActive: position > toTopActiveBeyondPx,
  };
}

/** The scroll position in pixels on the smooth way to the top, so many milliseconds after it began (SITE-06). */
export function wayToTop(from: number, elapsedMs: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / toTopDurationMs));
  return Math.round(from * left * left * (3 - 2 * left));
}
