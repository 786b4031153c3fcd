export const quantities = {};

export type QuantitiesMessages = typeof quantities;
