import type { SiteMessages } from '../it/site.ts';

export const site: SiteMessages = {
  skipToContent: 'Skip to content',
  toHomePage: (shop) => `${shop}, home page`,
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  allCategories: 'All categories',
  mainMenu: 'Main menu',
  categories: 'Categories',
  everythingIn: (category) => `Everything in ${category}`,
  wholeCatalogue: 'The whole catalogue',
  menu: 'Menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  toTop: 'Back to top',
  information: 'Information',
  contacts: 'Contacts',
  callUs: 'Phone',
  writeToUs: 'Email',
  vatNumber: (number) => `VAT no. ${number}`,
  notFoundTitle: 'This page is not here',
  notFoundText:
    'The address has changed or the part has left the catalogue. Search by code or by name: if we have it, you will find it here.',
  goneTitle: 'No longer in the catalogue',
  goneText:
    'What stood at this address has been taken out of the catalogue. Look for an equivalent part by code or by name.',
  popularCategories: 'What others look for',
  errorTitle: 'Something got stuck',
  errorText: 'We could not prepare this page. Please try again in a moment.',
  errorReference: (reference) => `Reference: ${reference}`,
  toTheShop: 'Go to the catalogue',
  understood: 'Understood',
};
