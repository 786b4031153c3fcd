/** For whom the page of a product is previewed: guests, a group by its id, or a customer by email. */
export type PreviewedAs = 'guests' | number | { readonly email: string };

/** What an address asks for; an email counts before a group. */
export function previewedAs(asked: { get(name: string): string | null }): PreviewedAs {
  const email = (asked.get('email') ?? '').trim().slice(0, 254);
  if (email !== '') return { email };
  const group = asked.get('as') ?? '';
  return /^[1-9]\d{0,8}$/.test(group) ? Number(group) : 'guests';
}

export const previewPath = (productId: number) => `/staff/products/${productId}/preview/`;

/** What the bar above a preview says of it. */
export type Preview = {
  readonly productId: number;
  readonly as: PreviewedAs;
  /** the group or customer; null for guests, and for who is unknown */
  readonly name: string | null;
  /** whether there is such a group or customer; guests are shown what others would see */
  readonly isKnown: boolean;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  /** what is typed and not saved: shown with the rest, or left out because it cannot be saved as it is */
  readonly typed: 'none' | 'shown' | 'left-out';
  readonly status: 'draft' | 'scheduled' | 'published' | 'private';
  readonly mayFindCustomers: boolean;
};
