import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

const articles = (count: number) => (count === 1 ? '1 article' : `${inDigits('en', count)} articles`);
const pieces = (count: number) => (count === 1 ? '1 piece' : `${inDigits('en', count)} pieces`);

export const staffCounts: StaffMessages['staffCounts'] = {
  title: 'Stock counts',
  intro:
    'Count what there is, with the scanner or from a list: you see the differences from the stock on hand before you post them.',
  add: 'New count',
  empty: 'No count yet. “New count” begins one.',
  newTitle: 'New count',
  newHint:
    'Choose what to count. Each scan is saved at once: you can stop, resume later and count with colleagues.',
  back: 'Back to the counts',
  fields: {
    name: 'Name',
    scope: 'What is counted',
    categoryId: 'Category',
    brandId: 'Brand',
    isBlind: 'Blind count: whoever counts does not see the expected stock',
    locationId: 'Location',
  },
  hints: {
    name: 'For example: End of year, Brakes rack.',
    categoryId: 'With the categories below it. Only where you count a category.',
    brandId: 'Only where you count a brand.',
  },
  none: '–',
  scopes: { all: 'All articles', category: 'A category', brand: 'A brand' },
  scopeOf: {
    all: () => 'All articles',
    category: (name: string) => `Category ${name}`,
    brand: (name: string) => `Brand ${name}`,
  },
  columns: {
    name: 'Count',
    begun: 'Begun',
    by: 'Who',
    counted: 'Articles counted',
    different: 'Differences',
    state: 'State',
  },
  states: { open: 'Open', posted: 'Posted', cancelled: 'Cancelled' },
  progress: (counted: number, all: number) => `${inDigits('en', counted)} of ${articles(all)} counted.`,
  freePieces:
    'Pieces of orders that are paid and not yet shipped are no longer on hand: do not count them. Reserved ones are.',
  scanHint: 'Code, EAN or OE number. Each scan counts one piece, or the quantity that you write.',
  codes: {
    title: 'Codes that were not counted',
    hint: 'Scanned and not added: check the goods, then take the codes off the list.',
    code: 'Code',
    reason: 'Reason',
    times: 'Scans',
    reasons: {
      unknown: 'No article has this code',
      ambiguous: 'More than one article has this number',
      outside: 'Not part of this count',
    },
    drop: 'Remove',
    dropOf: (code: string) => `Take ${code} off the list`,
  },
  list: {
    title: 'List',
    tabs: 'Parts of the list',
    todo: 'To count',
    counted: 'Counted',
    all: 'All',
    filter: 'Search the count',
    search: 'Article or code',
    show: 'Search',
    reset: 'Show all',
    expected: 'Expected',
    pieces: 'Counted',
    piecesOf: (code: string) => `Counted pieces of ${code}`,
    by: 'Who',
    save: 'Save the counts',
    hint: 'An empty field means that the article is not counted yet; where there are none, write 0.',
    empty: {
      todo: 'You have counted all articles.',
      counted: 'No article counted yet.',
      all: 'No article is part of this count.',
    },
    nothingFound: (words: string) => `No article found for “${words}”.`,
  },
  toDifferences: 'See the differences',
  toCount: 'Back to counting',
  differences: {
    title: (name: string) => `Differences: ${name}`,
    expected: 'Expected',
    counted: 'Counted',
    delta: 'Difference',
    value: 'Value',
    after: 'New stock',
    hasMoved: 'moved while it was counted: check it',
    isZeroed: 'not counted, set to zero',
    articles: 'Articles that differ',
    more: 'Pieces more',
    fewer: 'Pieces fewer',
    valueOfAll: 'Value of the differences',
    unknown: (count: number) =>
      `The cost of ${articles(count)} is not known: ${count === 1 ? 'it is' : 'they are'} not in the value.`,
    empty: 'No difference: the stock on hand is what was counted.',
    hint: 'Expected is the stock on hand at the moment when the article was counted; later sales and receipts stay as they are.',
    download: 'Download the differences as CSV',
    fileName: 'stock-count-differences',
  },
  post: {
    title: 'Post the count',
    uncounted: (count: number, sum: number) =>
      `${articles(count)} on hand (${pieces(sum)}) ${count === 1 ? 'was' : 'were'} not counted`,
    leave: 'Leave the stock as it is',
    zero: 'Set the stock to zero',
    hint: 'The differences become movements, and the count does not change any more.',
    button: 'Post the count',
  },
  cancel: {
    title: 'Cancel the count',
    hint: 'Stock does not change; what was counted stays visible.',
    button: 'Cancel the count',
  },
  closed: {
    posted: (at: string, by: string) => `Posted on ${at}${by === '' ? '' : ` by ${by}`}.`,
    cancelled: (at: string, by: string) =>
      `Cancelled on ${at}${by === '' ? '' : ` by ${by}`}: stock has not changed.`,
  },
  done: {
    begun: 'Count begun.',
    saved: 'Counts saved.',
    code: 'Code taken off the list.',
    posted: 'Count posted: the stock on hand is what was counted.',
    cancelled: 'Count cancelled.',
  },
  problems: {
    'no-name': 'Write a name of 120 characters at most.',
    'no-scope': 'Choose what to count.',
    'no-category': 'Choose the category to count.',
    'no-brand': 'Choose the brand to count.',
    'no-choice': 'Choose what becomes of articles that were not counted.',
    conflict: 'Somebody has counted on in the meantime: check the differences and post once more.',
    'no-location': 'This location has been closed: choose another one.',
    'no-lines': 'No article has been counted yet.',
    notCounted: (code: string) => `${code}: write a whole number from 0 to 1,000,000, or leave it empty.`,
    countedByOthers: (code: string, counted: number | null) =>
      counted === null
        ? `${code}: somebody has removed the count in the meantime: check and save once more.`
        : `${code}: somebody has counted ${counted} in the meantime: check and save once more.`,
  },
};
