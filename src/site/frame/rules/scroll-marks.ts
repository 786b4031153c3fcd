import { crumbsStickFromPx, headerSticksFromPx, toTopActiveBeyondPx } from './scroll-distances.ts';

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
