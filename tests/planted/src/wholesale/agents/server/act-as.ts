import { menu } from '../../../site/frame/rules/menu.ts';

export const actAs = menu;
