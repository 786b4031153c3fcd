const scopeOf = (brand: string | null, category: string | null) =>
  [category && ` nella categoria «${category}»`, brand && ` per la marca «${brand}»`]
    .filter(Boolean)
    .join('');

/** Parole dei listini nell'area del negozio. */
export const staffPrices = {
  steps: {
    regular: 'Prezzo di listino del negozio',
    sale: 'Prezzo in offerta',
    priceList: (list: string) => `Prezzo del listino «${list}»`,
    percentage: (list: string, percent: number, brand: string | null, category: string | null) =>
      `Sconto del ${percent.toLocaleString('it-IT')} % del listino «${list}»${scopeOf(brand, category)}`,
    tier: (list: string, quantity: number) => `Scaglione da ${quantity} pezzi del listino «${list}»`,
    validity: (from: string | null, to: string | null) =>
      from === null
        ? `valido fino al ${to}`
        : to === null
          ? `valido dal ${from}`
          : `valido dal ${from} al ${to}`,
  },
};

export type StaffPricesMessages = typeof staffPrices;
