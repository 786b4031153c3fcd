import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { media: 'Media library' };

export const staffMedia: StaffMessages['staffMedia'] = {
  title: 'Media library',
  intro: 'All pictures of the shop. Those that are uploaded here stay until you delete them.',
  count: (count) => (count === 1 ? '1 picture' : `${inDigits('en', count)} pictures`),
  filter: 'Filter pictures',
  search: 'Search by file name or text',
  use: 'Use',
  uses: { all: 'All', used: 'In use', unused: 'Not used' },
  show: 'Show',
  reset: 'Clear filters',
  view: 'View',
  views: { grid: 'Grid', table: 'List' },
  empty: 'There are no pictures yet. Upload one above.',
  nothingFound: 'No picture matches the filters.',
  making: 'Being prepared',
  unused: 'Not used',
  used: 'In use',
  columns: {
    picture: 'Picture',
    name: 'File',
    size: 'Size',
    weight: 'Weight',
    state: 'Use',
    date: 'Uploaded',
  },
  pixels: (width, height) => `${width} × ${height} px`,
  weight: (kilobytes) => (kilobytes >= 1000 ? `${(kilobytes / 1000).toFixed(1)} MB` : `${kilobytes} kB`),
  fromTheShop: 'Picture of the shop',
  back: 'Back to the library',
  fields: {
    alt: 'Alternative text',
    title: 'Title',
    caption: 'Caption',
    description: 'Description',
  },
  hints: {
    alt: 'Describes the picture to those who do not see it.',
    description: 'For the staff alone.',
  },
  file: 'File',
  uploaded: 'Uploaded',
  tooLong: 'The text is too long.',
  usesHeading: 'Where it is shown',
  noUses: 'No page of the shop shows this picture.',
  useKinds: {
    product: 'Product',
    category: 'Category',
    brand: 'Brand',
    term: 'Value of an attribute',
    text: 'Page of text',
    home: 'Top of the home page',
  },
  removeTitle: 'Delete the picture',
  removeHint: 'The picture and its original file are deleted for good.',
  remove: 'Delete the picture',
  removed: 'The picture was deleted.',
  stillUsed: 'The picture is in use and was not deleted: first take it away from where it is shown.',
};
