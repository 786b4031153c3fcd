export const demoStock = 1;
