export type DeviceType = 'Desktop' | 'Mobile' | 'Tablet';

/** What somebody ordered with, by the name that the browser gives itself (wire 8.3). */
export function deviceType(userAgent: string): DeviceType {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'Tablet';
  return /Mobi|iPhone|iPod|Android|BlackBerry|Opera Mini/i.test(userAgent) ? 'Mobile' : 'Desktop';
}
