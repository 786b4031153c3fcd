import { mail } from '../../../foundation/services/mail.ts';

export const cartView = mail;
