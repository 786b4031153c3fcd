import { proof } from './rate.test.ts';

export const rate = proof;
