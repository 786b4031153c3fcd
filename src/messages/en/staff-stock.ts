import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { stock: 'Stock' };

export const staffStock: StaffMessages['staffStock'] = {
  title: 'Stock',
  intro:
    'On hand is what lies in the warehouse; reserved are the pieces promised to unpaid orders; available is what can still be sold.',
  tabs: 'State of stock',
  states: {
    all: 'All',
    low: 'Low',
    out: 'Out of stock',
    negative: 'Below zero',
    reserved: 'Reserved',
  },
  stateOf: { enough: 'Available', low: 'Low', out: 'Out of stock', negative: 'Below zero' },
  filter: 'Search stock',
  searchLabel: 'Article or code',
  searchHint: 'Name, code or OE number',
  search: 'Search',
  reset: 'Show all',
  download: (count: number) =>
    count === 1 ? 'Download 1 article as CSV' : `Download ${count.toLocaleString('en')} articles as CSV`,
  fileName: 'stock',
  fileParts: {
    all: 'all',
    low: 'low',
    out: 'out-of-stock',
    negative: 'below-zero',
    reserved: 'reserved',
  },
  empty: {
    all: 'No article has stock yet.',
    low: 'No article is low.',
    out: 'No article is out of stock.',
    negative: 'No article is below zero.',
    reserved: 'No piece is reserved.',
  },
  nothingFound: (words: string) => `No article found for “${words}”.`,
  columns: {
    article: 'Article',
    code: 'Code',
    onHand: 'On hand',
    reserved: 'Reserved',
    available: 'Available',
    threshold: 'Threshold',
    state: 'State',
  },
  back: 'Back to stock',
  inShop: 'Open its page in the shop',
  order: (number: number) => `Order ${number}`,
  tooFew: (pieces: number) =>
    pieces === 1
      ? '1 piece is missing for orders already taken.'
      : `${pieces} pieces are missing for orders already taken.`,
  reasons: {
    opening: 'Opening stock',
    sale: 'Sale',
    return: 'Back from an order',
    correction: 'Correction',
    adjustment: 'Adjustment',
    damage: 'Damaged goods',
    loss: 'Loss or theft',
    found: 'Goods found',
    'own-use': 'Own use',
    'supplier-return': 'Returned to the supplier',
  },
  adjust: {
    title: 'Adjust stock on hand',
    mode: 'What you enter',
    count: 'How many pieces there are',
    difference: 'How many pieces more or fewer',
    pieces: 'Pieces',
    piecesHint: (onHand: number) => `On hand now: ${onHand}. For a difference, for example 3 or -3.`,
    reason: 'Reason',
    note: 'Note',
    noteHint: 'Optional: it stays in the movements and in the audit trail.',
    save: 'Record the adjustment',
  },
  threshold: {
    title: 'Low-stock threshold',
    label: 'Low from',
    hint: 'From this many available pieces down the article is low, and the shop shows how many are left.',
    save: 'Save the threshold',
  },
  reservations: {
    title: 'Reserved pieces',
    order: 'Order',
    pieces: 'Pieces',
    until: 'Until',
    withoutEnd: 'without end',
  },
  ledger: {
    title: 'Movements',
    empty: 'No movement yet.',
    at: 'When',
    reason: 'Reason',
    person: 'Who',
    shop: 'The shop',
    delta: 'Pieces',
    balance: 'On hand after',
  },
  done: {
    adjusted: 'Adjustment recorded.',
    threshold: 'Threshold saved.',
  },
  problems: {
    'no-mode': 'Choose whether you enter how many pieces there are or the difference.',
    'no-reason': 'Choose a reason.',
    'note-too-long': 'Write a note of 300 characters at most.',
    'not-pieces': 'Write a whole number of pieces, 1,000,000 at most.',
    'negative-count': 'Counted pieces cannot be fewer than zero: to take some away choose the difference.',
    'no-difference': 'Write how many pieces more or fewer, for example 3 or -3.',
    'no-change': 'The stock on hand is this already: there is nothing to adjust.',
    'not-a-threshold': 'Write a whole number from 0 to 1,000,000.',
  },
  conflicts: {
    conflict: (onHand: number) =>
      `The stock on hand has changed in the meantime: it is ${onHand} now. Nothing was recorded: check and record it again.`,
    'below-zero': (onHand: number) => `You cannot take away more pieces than there are (${onHand}).`,
  },
};
