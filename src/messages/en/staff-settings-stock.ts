export const stockSettings = {
  stock_serving: {
    label: 'Which location an order leaves from',
    hint: 'Only where goods lie at several locations; their order is chosen in Stock, Locations. An accepted order leaves in any case: from several where no location has enough.',
    choices: {
      'one-parcel': 'All of it from one location, if one has it',
      'whole-lines': 'Each line whole from one location, if one has it',
      'in-order': 'From the locations in their order, as long as they have stock',
    },
  },
};
