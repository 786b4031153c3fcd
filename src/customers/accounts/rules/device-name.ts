/** What a browser calls itself, in words that its owner recognises; null where it is not known. */
export type DeviceName = { readonly browser: string | null; readonly system: string | null };

type Named = readonly [pattern: RegExp, name: string];

// The more particular first: nearly every browser names others in its user agent as well.
const browsers: readonly Named[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|Chrome\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly Named[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (names: readonly Named[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The browser and the system that a user agent names. */
export function deviceName(userAgent: string): DeviceName {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}
