/** Whether the floating cart of a table is on the page (TAB-82): not with `always_hide`, and for an empty cart not with `hide_for_zerro`. */
export function footerCartShown(footerCart: string, count: number): boolean {
  if (footerCart === 'always_hide') return false;
  return count > 0 || footerCart !== 'hide_for_zerro';
}
