/** What the key of a request is made of. */
export type KeyedAlert = { readonly id: number; readonly email: string };

/** What the signature of a request's link is made over. */
const alertKeyText = ({ id, email }: KeyedAlert) => `stock alert ${id} of ${email.toLowerCase()}`;

/** The key of the link that confirms and ends a request: its number and its signature. */
export const stockAlertKey = (sign: (text: string) => string, alert: KeyedAlert): string =>
  `${alert.id}.${sign(alertKeyText(alert))}`;

/** The number in a key; null for a text that is none. */
export function alertIdIn(key: string): number | null {
  const found = /^([1-9]\d{0,8})\.[\w-]{20,100}$/.exec(key);
  return found ? Number(found[1]) : null;
}
