export const quantities = {
  quantityOf: (name: string) => `Quantità di ${name}`,
  fewer: 'Diminuisci la quantità',
  more: 'Aumenta la quantità',
  limits: (minimum: number, step: number) =>
    step > 1 ? `Si vende a multipli di ${step}, da ${minimum} pezzi` : `Si vende da ${minimum} pezzi`,
};

export type QuantitiesMessages = typeof quantities;
