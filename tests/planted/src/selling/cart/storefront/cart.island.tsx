import { readLine } from '../rules/read-line.ts';
import type { cartView } from './cart-view.tsx';

export const cartIsland = { readLine, of: null as typeof cartView | null };
