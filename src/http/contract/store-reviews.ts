import type { StoreImage } from '#foundation/calls/rules/store-money.ts';

/** An approved review (wire 1.11); texts are safe in markup. */
export type StoreReview = {
  readonly id: number;
  /** `2026-11-21T18:30:00`, Italian time */
  readonly date_created: string;
  readonly formatted_date_created: string;
  readonly date_created_gmt: string;
  readonly product_id: number;
  readonly product_name: string;
  readonly product_permalink: string;
  readonly product_image: StoreImage | null;
  readonly reviewer: string;
  /** markup */
  readonly review: string;
  /** 1 to 5 */
  readonly rating: number | null;
  readonly verified: boolean;
  /** a sign of the shop: nothing of a reviewer's address is told to anybody */
  readonly reviewer_avatar_urls: { readonly '24': string; readonly '48': string; readonly '96': string };
  readonly _links: Readonly<Record<string, readonly { readonly href: string }[]>>;
};
