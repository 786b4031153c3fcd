/** The bar above a preview of a product. */
export const productPreview = {
  title: 'Anteprima',
  as: (name: string | null) => `come la vede ${name === null ? 'un visitatore senza account' : name}.`,
  unknown: (email: string) =>
    email === ''
      ? 'Questo gruppo non c’è più: ecco cosa vede un visitatore.'
      : `Nessun cliente con l’email ${email}: ecco cosa vede un visitatore.`,
  unseen: 'Questo prodotto non lo vede: trova la pagina qui sotto.',
  states: {
    draft: 'È una bozza: nel negozio non c’è ancora.',
    scheduled: 'È programmato: nel negozio non c’è ancora.',
    published: 'È pubblicato.',
    private: 'È privato: nel negozio non si vede.',
  },
  typed: {
    shown: 'Si vedono anche le modifiche non salvate.',
    'left-out': 'Le modifiche non salvate hanno errori: si vede l’ultima versione salvata.',
  },
  noBuying: 'In anteprima non si compra.',
  audience: 'Come la vede',
  guests: 'Visitatore senza account',
  customer: 'oppure un cliente',
  customerHint: 'la sua email',
  show: 'Mostra',
  back: 'Torna al prodotto',
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    productPreview: typeof productPreview;
  }
}
