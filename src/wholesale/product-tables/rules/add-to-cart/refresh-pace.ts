/** When the marks were asked for last, and whether they will be again; milliseconds. */
export type RefreshPace = { readonly askedAt: number | null; readonly asksAt: number | null };

export const noRefreshYet: RefreshPace = { askedAt: null, asksAt: null };

/**
 * What a firing at `now` leads to: the marks are asked for at once, or at the end of the second since they were last; firings in
 * between wait for that end and count as one call (TAB-78). `waitMs` is null where nothing new has to be waited for.
 */
export function fireRefresh(
  pace: RefreshPace,
  now: number,
  everyMs: number,
): { readonly pace: RefreshPace; readonly waitMs: number | null } {
  if (pace.asksAt !== null) return { pace, waitMs: null };
  const asksAt = pace.askedAt === null ? now : Math.max(now, pace.askedAt + everyMs);
  return { pace: { ...pace, asksAt }, waitMs: asksAt - now };
}

/** The pace once the marks were asked for. */
export function refreshAsked(now: number): RefreshPace {
  return { askedAt: now, asksAt: null };
}
