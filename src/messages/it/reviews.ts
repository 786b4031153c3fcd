export const reviews = {
  outOfFive: (rating: string) => `${rating} su 5`,
  starsOutOfFive: (stars: number) => (stars === 1 ? '1 stella su 5' : `${stars} stelle su 5`),
  count: (count: number) => (count === 1 ? '1 recensione' : `${count} recensioni`),
};

export type ReviewsMessages = typeof reviews;
