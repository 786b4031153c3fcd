import { other } from '../shop/pricing/rules/other.ts';

export const client = other;
