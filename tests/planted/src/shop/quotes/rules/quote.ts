import { offerPart } from '../../offers/rules/offer-part.ts';

export const quote = offerPart;
