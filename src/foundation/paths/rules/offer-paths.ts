/** Where a customer finds the offers (OFF-01). */
export const offersPath = '/my-account/offers/';

/** A page of them, from 1. */
export const offersPagePath = (page: number) => (page > 1 ? `${offersPath}?page=${page}` : offersPath);

/** Where one of them stands on its page. */
export const offerAnchor = (id: number) => `offer-${id}`;

/** One of them by itself. */
export const offerPath = (id: number) => `${offersPath}?id=${id}`;

/** Where a customer asks for other prices than those of an offer. */
export const offerCounterPath = (id: number) => `${offersPath}${id}/counter/`;

/** The document of an offer (OFF-06). */
export const offerPdfPath = (id: number) => `${offersPath}${id}/offer.pdf`;

/** The name that the document is stored under (OFF-06). */
export const offerFileName = 'offer.pdf';

export const staffOffersPath = '/staff/offers/';
export const staffOfferPath = (id: number) => `${staffOffersPath}${id}/`;
