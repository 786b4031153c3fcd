export const mail = 'mail';
