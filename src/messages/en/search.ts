import type { SearchMessages } from '../it/search.ts';

export const search: SearchMessages = {};
