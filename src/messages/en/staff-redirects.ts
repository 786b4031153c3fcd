import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { redirects: 'Redirects' };

const added = (count: number) =>
  count === 1 ? '1 redirect added.' : `${inDigits('en', count)} redirects added.`;
const cleared = (count: number) =>
  count === 1 ? '1 address taken off the list.' : `${inDigits('en', count)} addresses taken off the list.`;

export const staffRedirects: StaffMessages['staffRedirects'] = {
  title: 'Redirects',
  intro:
    'Old addresses that lead to a page of today. They count where there is no page: the shop’s own always win. Whoever changes the address of a product, category or brand need do nothing: the old one leads to the new one already.',
  add: 'New redirect',
  newTitle: 'New redirect',
  back: 'Back to redirects',
  empty: 'No redirect yet. Begin with “Not found”: there stand the addresses that were asked for in vain.',
  noneFound: 'No redirect with these words.',
  fields: { source: 'Old address', kind: 'Answer', target: 'New address' },
  hints: {
    source:
      'Such as /old-catalogue/brakes.html. An asterisk stands for anything: /old-catalogue/*. Capitals, a final slash and parameters do not count.',
    target:
      'A page of the shop, such as /product-category/freni/, or a whole address with https://. An asterisk repeats what stood for the one above. Not needed for a deleted page.',
  },
  kinds: {
    permanent: 'Moved for good (301)',
    temporary: 'Moved for now (302)',
    gone: 'Deleted for good (410)',
  },
  kindNames: { permanent: 'For good', temporary: 'For now', gone: 'Deleted' },
  hits: 'Used',
  filter: {
    filter: 'Filter the list',
    show: 'Show',
    reset: 'Show all',
    search: 'Search in both addresses',
    order: 'Order',
  },
  orders: [
    { value: 'newest', label: 'Newest' },
    { value: 'hits', label: 'Most used' },
  ],
  remove: 'Delete the redirect',
  removeHint: 'The old address leads nowhere again.',
  done: {
    removed: () => 'The redirect was deleted.',
    added,
    cleared,
  },
  many: {
    title: 'Add many redirects',
    label: 'One redirect a line',
    hint: 'Old address, semicolon, new address: /brakes.html;/product-category/freni/. Two columns pasted from a spreadsheet will do, too. With one wrong line nothing is added.',
    button: 'Add the redirects',
    line: (line: number, text: string, sentence: string) => `Line ${line}, “${text}”: ${sentence}`,
    more: (count: number) => `More lines to correct: ${inDigits('en', count)}.`,
    problems: {
      'no-lines': 'Write at least one line.',
      'too-many-lines': 'Write at most 2,000 lines at a time.',
    },
  },
  missing: {
    title: 'Not found',
    intro:
      'Addresses that somebody asked for and that lead to no page, counted. The address and the page that linked to it are stored, never who asked.',
    empty: 'No address was asked for in vain. When one is, it appears here.',
    noneFound: 'No address with these words.',
    search: 'Search for an address',
    path: 'Address',
    times: 'Times',
    lastSeen: 'Last time',
    referrer: 'Linked from',
    action: 'Action',
    redirect: 'Redirect',
    choose: (path: string) => `Choose ${path}`,
    clear: 'Take off the list',
    orders: [
      { value: 'times', label: 'Most asked for' },
      { value: 'latest', label: 'Latest' },
    ],
  },
  problems: {
    'no-source': 'Write the old address, beginning with the slash: /page/.',
    'too-long': 'The address is too long: 500 characters at most.',
    'two-wildcards': 'The asterisk may stand once only.',
    'whole-shop': 'This would move the whole shop: write the beginning of an address.',
    'own-area': 'This address belongs to an area of the shop that does not move.',
    'no-kind': 'Choose the answer.',
    'no-target': 'Write the new address.',
    'bad-target': 'Write an address that begins with / or https://.',
    'wildcard-without-source': 'The asterisk here repeats the one of the old address, which has none.',
    taken: 'There is a redirect for this old address already.',
    circle: 'This way the address would come back to itself, at once or over other redirects.',
  },
};
