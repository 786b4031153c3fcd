import { mobileUpToPx } from '../table-limits.ts';

type DeviceMode = 'mobile' | 'desktop';

/** The mode of a table in a viewport so many pixels wide: mobile up to 500 px (TAB-92, TAB-93). */
export function deviceMode(viewportWidth: number): DeviceMode {
  return viewportWidth <= mobileUpToPx ? 'mobile' : 'desktop';
}
