/** Where the wallet's buttons stand in a frame: pages that are cached and run no script of others. */
export const framedPlaces = ['product', 'mini-cart'] as const;
export type FramedPlace = (typeof framedPlaces)[number];

export const framedPlaceOf = (named: string | null): FramedPlace | null =>
  framedPlaces.find((place) => place === named) ?? null;

/** The document of the frame. */
export const walletFramePath = (place: FramedPlace) => `/checkout/wallet-buttons/?place=${place}`;
