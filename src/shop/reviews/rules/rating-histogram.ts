/** How many reviews gave five, four, three, two stars and one; reviews without a rating are left out. */
export function ratingHistogram(
  ratings: readonly (number | null)[],
): readonly { readonly stars: number; readonly count: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: ratings.filter((rating) => rating === stars).length,
  }));
}
