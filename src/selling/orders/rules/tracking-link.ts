/** What stands for the number of a parcel in the address of its carrier. */
export const TRACKING = '{tracking}';

/** Whether an address of a carrier says where to put the number of a parcel; '' for none is one as well. */
export const isTrackingPattern = (pattern: string): boolean =>
  pattern === '' ||
  (/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?[/?#]/i.test(pattern) && pattern.includes(TRACKING));

/** Where a parcel is followed at its carrier; null where it has no number, or its carrier no such page. */
export function trackingLink(pattern: string, tracking: string): string | null {
  const number = tracking.replaceAll(/\s+/g, '');
  return pattern === '' || number === ''
    ? null
    : pattern.replaceAll(TRACKING, () => encodeURIComponent(number));
}
