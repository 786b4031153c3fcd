import { mail } from '../services/mail.ts';

export const client = mail;
