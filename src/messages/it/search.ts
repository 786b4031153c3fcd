export const search = {
  label: 'Cerca nel catalogo',
  placeholder: 'Codice articolo, codice OE o nome del ricambio',
  submit: 'Cerca',
};

export type SearchMessages = typeof search;
