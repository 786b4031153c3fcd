import { mail } from '../../../services/mail.ts';

export const cartView = mail;
