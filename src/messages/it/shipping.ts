export const shipping = {
  flat: 'Corriere espresso',
  free: 'Spedizione gratuita',
};

export type ShippingMessages = typeof shipping;
