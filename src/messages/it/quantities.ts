export const quantities = {
  quantityOf: (name: string) => `Quantità di ${name}`,
  fewer: 'Diminuisci la quantità',
  more: 'Aumenta la quantità',
  limits: (minimum: number, step: number) =>
    `Si vende ${step > 1 ? `a multipli di ${step}, ` : ''}da ${minimum === 1 ? '1 pezzo' : `${minimum} pezzi`}`,
};

export type QuantitiesMessages = typeof quantities;
