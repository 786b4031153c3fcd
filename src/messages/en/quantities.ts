import type { QuantitiesMessages } from '../it/quantities.ts';

export const quantities: QuantitiesMessages = {};
