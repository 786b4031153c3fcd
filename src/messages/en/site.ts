import type { SiteMessages } from '../it/site.ts';

export const site: SiteMessages = {};
