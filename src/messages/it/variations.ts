export const variations = {
  none: 'N/D',
};

export type VariationsMessages = typeof variations;
