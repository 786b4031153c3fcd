export const offerPart = 1;
