import { routes } from '../../../http/wire/routes.ts';

export const readMenu = routes;
