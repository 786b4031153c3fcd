/** Wakes what removes the cookies of a visit where the browser has some and the shop records visits no longer (ATTR-07). */
export function forgetVisit(): void {
  if (!document.cookie.includes('sbjs_')) return;
  document.dispatchEvent(new CustomEvent('island-wake', { detail: 'visit-watch' }));
}
