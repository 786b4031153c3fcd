/** Name of the cookie by which an account knows a browser again. */
export const deviceCookie = (platform: string): string => `${platform}_device`;

/** How long it is known, in seconds: a year. */
export const deviceSeconds = 365 * 24 * 60 * 60;
