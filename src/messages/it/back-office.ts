export const backOffice = {};

export type BackOfficeMessages = typeof backOffice;
