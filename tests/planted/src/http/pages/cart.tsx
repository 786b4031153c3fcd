import { mail } from '../../foundation/services/mail.ts';

export const cart = mail;
