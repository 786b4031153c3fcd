import { main } from '../server/main.ts';

export const home = main;
