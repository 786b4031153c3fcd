import { offerPart } from '../../../offers/rules/parts/offer-part.ts';

export const quote = offerPart;
