export const stockSettings = {
  stock_serving: {
    label: 'Da quale sede parte un ordine',
    hint: 'Solo se la merce è in più sedi; il loro ordine si sceglie in Magazzino, Sedi. Un ordine accettato parte comunque: se nessuna sede basta, da più sedi.',
    choices: {
      'one-parcel': 'Tutto da una sede, se ne basta una',
      'whole-lines': 'Ogni riga intera da una sede, se ne basta una',
      'in-order': 'Dalle sedi nell’ordine, fin che ce n’è',
    },
  },
};
