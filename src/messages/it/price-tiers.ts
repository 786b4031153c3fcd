/** The words of the table of tiers; only product pages need them. */
export const priceTiers = {
  heading: 'Prezzi per quantità',
  quantity: 'Quantità',
  unit: 'Prezzo al pezzo',
  discount: 'Sconto',
  none: '–',
  percent: (percent: number) => `−${percent}%`,
  fill: (range: string, quantity: number) =>
    `${range === '1' ? '1 pezzo' : `${range} pezzi`}: imposta ${quantity} come quantità`,
  active: 'scaglione attivo',
  subtotal: (quantity: number) => (quantity === 1 ? '1 pezzo:' : `${quantity} pezzi:`),
  each: 'al pezzo',
  alreadyThere: (pieces: number) =>
    pieces === 1
      ? 'Conta anche 1 pezzo già nel carrello.'
      : `Contano anche ${pieces} pezzi già nel carrello.`,
};

export type PriceTiersMessages = typeof priceTiers;
