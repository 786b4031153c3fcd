import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

const pieces = (count: number) => (count === 1 ? '1 piece' : `${inDigits('en', count)} pieces`);

export const staffLocations: StaffMessages['staffLocations'] = {
  unnamed: 'Warehouse',
  title: 'Locations',
  intro:
    'Where goods lie: warehouses, counters, branches. The shop sells the sum of all of them; the order below is the one in which locations serve orders.',
  add: 'New location',
  newTitle: 'New location',
  newHint: 'The location begins empty: bring goods by a transfer, a receipt or an adjustment.',
  back: 'Back to locations',
  fields: { name: 'Name', kind: 'Kind', address: 'Address' },
  hints: { name: 'For example: Modena branch, Counter.', address: 'Optional.' },
  kinds: { warehouse: 'Warehouse', counter: 'Counter', branch: 'Branch' },
  isDefault: 'Main location: it has whatever no other location has.',
  principal: 'Main',
  orderTitle: 'Order of service',
  moveHint: 'Drag a location, or choose its handle and use the arrows ↑ and ↓. The first one serves first.',
  moveNamed: (name) => `Move ${name}`,
  moved: (name, position, count) => `${name}: position ${position} of ${count}.`,
  notMoved: {
    expired: 'The page was open for too long: reload it and try again.',
    'no-such-location': 'This location has been closed in the meantime: reload the page.',
    'no-further': 'The location is at the end of the list already.',
  },
  ruleIs: (rule) => `Rule: ${rule}.`,
  rules: {
    'one-parcel': 'the whole order from one location, if one has it all',
    'whole-lines': 'each line whole from one location, if one has it',
    'in-order': 'from the locations in their order, as long as they have stock',
  },
  ruleLink: 'Change the rule in the settings',
  holds: (articles, count) =>
    articles === 0
      ? 'empty'
      : `${articles === 1 ? '1 article' : `${inDigits('en', articles)} articles`}, ${pieces(count)}`,
  toStock: 'See its stock',
  closedTitle: 'Closed locations',
  closed: 'Closed',
  reopen: {
    title: 'Reopen the location',
    hint: 'It comes back empty, last in the order of service.',
    button: 'Reopen the location',
  },
  retire: {
    title: 'Close the location',
    hint: (count, reserved) =>
      `Its ${pieces(count)}${reserved > 0 ? `, ${reserved} of them reserved,` : ''} go to the location that you choose. Past movements and orders remain.`,
    hintEmpty: 'It is empty. Past movements and orders remain.',
    into: 'The goods go to',
    choose: 'Choose a location',
    button: 'Close the location',
  },
  onlyOne:
    'The shop has one location, which has all of the stock. When you add a second one, receipts, adjustments, counts and orders say which.',
  done: {
    saved: 'Location saved.',
    retired: 'Location closed: its goods went to the chosen one.',
    reopened: 'Location reopened.',
  },
  problems: {
    'no-name': 'Write a name of at most 80 characters.',
    'no-kind': 'Choose a kind.',
    'address-too-long': 'Write an address of at most 300 characters.',
    'name-taken': 'There is a location with this name already.',
    'no-destination': 'Choose the location that the goods go to.',
    'in-use': 'A transfer or a count of this location is open: close it first.',
    default: 'The main location cannot be closed.',
  },
  serving: {
    title: 'Served from',
    from: 'Served from',
    part: (name, count) => `${name} (${count})`,
    change: 'Change location',
    chooseFor: (code) => `Location that serves ${code}`,
    save: 'Change',
    hint: 'It can be changed until the order is shipped, if the chosen location has all pieces.',
    changed: 'Location changed.',
    problems: {
      expired: 'The page was open for too long: nothing was changed. Try again.',
      shipped: 'The order is shipped or closed already: its location does not change any more.',
      'no-location': 'This location has been closed: choose another one.',
      gone: 'The order has no pieces of this article any more.',
      'not-enough': (name, available) =>
        `${name} has too few pieces: ${available} available. Nothing was changed.`,
    },
  },
};
