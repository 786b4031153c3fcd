export const site = {};

export type SiteMessages = typeof site;
