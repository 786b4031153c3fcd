/** Name of the cookie that says for whom the visitor buys, for the header of cached pages; it is display only and grants nothing. */
export function buyerCookie(platform: string): string {
  return `${platform}_buyer`;
}

/** For whom the visitor buys: the company (or the person), and the group. */
export type Buyer = { readonly name: string; readonly group: string };

const LONGEST = 60;
const BETWEEN = '\n';

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** The value of the cookie. */
export function writeBuyer({ name, group }: Buyer): string {
  return `${onOneLine(name)}${BETWEEN}${onOneLine(group)}`;
}

/** Reads the cookie; null where it says nothing. */
export function readBuyer(value: string): Buyer | null {
  const [name = '', group = ''] = value.split(BETWEEN);
  return name === '' ? null : { name, group };
}
