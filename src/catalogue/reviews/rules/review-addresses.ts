import { productPath } from '#foundation/paths/rules/paths.ts';

/** Where the form of a review is posted to (wire 1.11). */
export const reviewFormPath = '/wp-comments-post.php';

/** Parameters with which the author of a review comes back to the product (the platform's names). */
export const sentParameter = 'unapproved';
const sentProofParameter = 'moderation-hash';

/** The address of a page of reviews; the first one is the product's own (PDP-03). */
export function reviewsPath(slug: string, page: number): string {
  return page > 1 ? `${productPath(slug)}comment-page-${page}/` : productPath(slug);
}

/** The page that a part of an address names, `comment-page-2`; null where it names none. */
export function reviewsPageFrom(part: string | undefined): number | null {
  if (part === undefined) return 1;
  const page = /^comment-page-([1-9]\d{0,5})$/.exec(part)?.[1];
  return page === undefined ? null : Number(page);
}

/** Where the author is led after sending: to the review itself. */
export function sentReviewPath(
  slug: string,
  review: { readonly id: number; readonly proof: string },
): string {
  const query = `${sentParameter}=${review.id}&${sentProofParameter}=${encodeURIComponent(review.proof)}`;
  return `${productPath(slug)}?${query}#comment-${review.id}`;
}

/** The review that an address says to have been sent, with what may prove it; null where it says nothing of one. */
export function sentReviewIn(parameters: {
  get(name: string): string | null;
}): { readonly id: number; readonly proof: string } | null {
  const id = parameters.get(sentParameter) ?? '';
  const proof = parameters.get(sentProofParameter) ?? '';
  return /^[1-9]\d{0,8}$/.test(id) && proof.length <= 100 ? { id: Number(id), proof } : null;
}
