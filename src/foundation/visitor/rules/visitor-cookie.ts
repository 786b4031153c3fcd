/** Name of the cookie that holds the first name of who is logged in, for the header's greeting; it proves nothing. */
export function visitorCookie(platform: string): string {
  return `${platform}_visitor`;
}
