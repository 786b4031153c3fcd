import type { BackOfficeMessages } from '../it/back-office.ts';

export const backOffice: BackOfficeMessages = {};
