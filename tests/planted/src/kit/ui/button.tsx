import { words } from '../../messages/it/words.ts';

export const button = words;
