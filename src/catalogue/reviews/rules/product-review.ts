/** An approved review as shoppers see it. */
export type ProductReview = {
  readonly id: number;
  readonly author: string;
  /** 1 to 5; null where the review came without */
  readonly rating: number | null;
  readonly body: string;
  /** the author has bought the product; always false where the shop does not show it */
  readonly verified: boolean;
  /** ISO 8601 */
  readonly createdAt: string;
  /** what the shop answered; null where it has not */
  readonly answer: { readonly text: string; readonly at: string } | null;
};

/** How many reviews gave so many stars. */
export type StarCount = { readonly stars: number; readonly count: number };

/** How reviews are taken for a product. */
export type ReviewTerms = {
  /** the form is shown, and what it sends is taken */
  readonly open: boolean;
  /** stars are given and shown */
  readonly ratings: boolean;
  /** a review without stars is refused (REV-05) */
  readonly ratingRequired: boolean;
  /** only who has bought the product may write */
  readonly buyersOnly: boolean;
};

/** The reviews of a product on its page. */
export type ProductReviews = {
  readonly list: readonly ProductReview[];
  readonly page: number;
  readonly pages: number;
  /** of all approved reviews, five stars first */
  readonly histogram: readonly StarCount[];
  /** false: the shop shows no reviews at all */
  readonly enabled: boolean;
  readonly terms: ReviewTerms;
  /** the review that its author has just sent, and that the address proves to be theirs */
  readonly sent: (ProductReview & { readonly held: boolean }) | null;
};
