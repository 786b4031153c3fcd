import type { SearchMessages } from '../it/search.ts';

export const search: SearchMessages = {
  label: 'Search the catalogue',
  placeholder: 'Part number, OE number or name of the part',
  submit: 'Search',
  popup: 'Search of the catalogue',
  close: 'Close the search',
  suggestions: 'Suggestions',
  products: 'Products',
  categories: 'Categories',
  brands: 'Brands',
  popularCategories: 'The largest categories',
  hint: 'The beginning of a number is enough; blanks, dots and dashes do not count. Or write the name of the part.',
  code: (code: string) => `No. ${code}`,
  priceFrom: 'from',
  onRequest: 'On request',
  inCategory: (category: string) => `in ${category}`,
  allResults: (words: string) => `All results for “${words}”`,
  meant: (words: string) => `Did you mean “${words}”`,
  nothingSuggested: (words: string) => `No suggestions for “${words}”.`,
  nothingSuggestedNext: 'Press Enter: the page of results says what to try.',
  suggestionCount: (count: number) =>
    count === 1
      ? '1 suggestion: press arrow down to choose it.'
      : `${count} suggestions: choose with arrow up and arrow down.`,
  failed: 'Suggestions do not arrive. Press Enter to search all the same.',
  nothingFor: (words: string) => `No product matches “${words}”.`,
  didYouMean: 'Did you mean',
  resultsOfMeant: 'These are its results.',
  fewerWords: 'Try a single word',
  nearCategories: 'Look in these categories',
  askTitle: 'Cannot find it? Ask us',
  askText: 'With the number, or with make, model and year of the car, we look for it.',
};
