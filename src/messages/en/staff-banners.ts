import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { banners: 'Banners' };

const day = (iso: string) => iso.split('-').reverse().join('/');

export const staffBanners: StaffMessages['staffBanners'] = {
  title: 'Banners',
  intro:
    'Notices and promotions on the pages of the shop, each at its position, for whom and on the days that you say.',
  add: 'New banner',
  newTitle: 'New banner',
  titleOf: (text) => `Banner: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`,
  back: 'Back to the banners',
  empty: 'No banners yet. The first one may announce a promotion or holidays.',
  state: 'State',
  states: { shown: 'Shown', waits: 'Waiting', over: 'Over', off: 'Off' },
  period: 'Days',
  days: (from, until) =>
    from === '' && until === ''
      ? 'Always'
      : from === ''
        ? `Until ${day(until)}`
        : until === ''
          ? `From ${day(from)}`
          : from === until
            ? `On ${day(from)}`
            : `From ${day(from)} to ${day(until)}`,
  sections: { content: 'What it says', where: 'Where and for whom', when: 'When' },
  fields: {
    textIt: 'Italian text',
    textEn: 'English text',
    address: 'Leads to',
    linkIt: 'Words of the link',
    linkEn: 'English words',
    imageId: 'Picture',
    position: 'Place',
    audience: 'For whom',
    groupIds: 'Groups of customers',
    startsOn: 'From the day',
    endsOn: 'To the day, included',
    dismissible: 'Readers can hide it',
    enabled: 'Active',
  },
  hints: {
    textEn: 'Empty: the Italian one is read.',
    address: 'A page of the shop, such as /shop/, or a whole address with https://. Empty: no link.',
    linkIt: 'Empty: “Find out more”.',
    groupIds: 'They count for chosen groups alone.',
    startsOn: 'Empty: at once.',
    endsOn: 'Empty: without end.',
  },
  positions: { top: 'Strip above every page', home: 'Home page', listing: 'Listings of products' },
  audiences: {
    everybody: 'Everybody',
    guests: 'Whoever is not logged in',
    consumers: 'Private customers with an account',
    businesses: 'Businesses',
    groups: 'Chosen groups',
  },
  groupCount: (chosen) => (chosen === 1 ? '1 group chosen' : `${chosen} groups chosen`),
  remove: 'Delete the banner',
  removeHint: 'It goes from the pages at once.',
  removed: 'The banner was deleted.',
  problems: {
    'no-text': 'Write the text, in one language at least.',
    'long-text': 'The text is too long: 300 characters at most.',
    'long-link': 'The words are too long: 40 characters at most.',
    'bad-address': 'Write a path that begins with /, or an address with https://.',
    'no-address': 'Write where the link leads, or remove its words.',
    'no-position': 'Choose the position.',
    'no-audience': 'Choose for whom it is.',
    'no-group': 'Choose one of the groups that there are.',
    'no-day': 'Write a valid day.',
    'ends-before-it-begins': 'The last day comes before the first.',
    'no-such-picture': 'This picture is gone: choose another one.',
  },
};
