import type { SearchMessages } from '../it/search.ts';

export const search: SearchMessages = {
  label: 'Search the catalogue',
  placeholder: 'Part number, OE number or name of the part',
  submit: 'Search',
};
