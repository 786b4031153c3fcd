import { offerPart } from '../../../wholesale/offers/rules/parts/offer-part.ts';

export const takeOffers = offerPart;
