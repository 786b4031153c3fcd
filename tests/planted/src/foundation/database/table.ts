export const table = 'products';
