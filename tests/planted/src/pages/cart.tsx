import { mail } from '../services/mail.ts';

export const cart = mail;
