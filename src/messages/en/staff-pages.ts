import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';
import { pageBlocks } from './page-blocks.ts';

/** In the menu. */
export const menu = { pages: 'Pages' };

export const staffPages: StaffMessages['staffPages'] = {
  title: 'Pages',
  intro:
    'The home page and the pages of text, made of blocks. Shoppers see only what is published: a draft can take its time.',
  add: 'New page',
  newTitle: 'New page',
  editTitle: 'Edit page',
  back: 'Back to the pages',
  home: 'Home',
  untitled: 'Without a title',
  empty: 'No page yet.',
  fields: { title: 'Title', slug: 'Address', state: 'State', saved: 'Last change' },
  slugHint:
    'Small letters, digits and hyphens: shipping-and-delivery. If you change it, the old address leads to the new one.',
  states: { published: 'Published', changed: 'Published, with a draft', draft: 'Draft' },
  scheduledFor: (when) => `Will be published on ${when}`,
  savedBy: (who, when) => (who === '' ? when : `${when}, ${who}`),
  lastSaved: (who, when) => (who === '' ? `Saved on ${when}.` : `Saved on ${when} by ${who}.`),
  seeInShop: 'See it in the shop',
  needsScripts: 'Editing a page takes the scripts of the browser.',
  done: {
    saved: 'The draft is saved. Shoppers still see the page as it was.',
    published: 'The page is published.',
    restored: 'The version is a draft again: check it and publish it.',
    discarded: 'The draft was deleted.',
    refused: 'Nothing has changed: the page was edited meanwhile. Try again.',
    scheduled: 'The draft will be published by itself, when you have chosen.',
    unscheduled: 'The draft will not be published by itself any more.',
    'not-scheduled':
      'The publication was not scheduled: choose a moment that is still to come, with the draft saved.',
    removed: 'The page was deleted.',
  },
  failures: {
    expired: 'The page was open for too long. Load it anew and try again: first copy what you have written.',
    gone: 'This page is not there any more: somebody has deleted it.',
    'too-large': 'The page is too large to be saved. Take out some blocks or shorten the texts.',
    failed: 'The shop did not answer: nothing was saved. Try again in a moment.',
  },
  legal: {
    title: 'Legal pages',
    intro: (names: string) =>
      `The shop can write drafts, in Italian, of: ${names}. They name the data of the firm, and nobody sees them until you publish them.`,
    button: 'Create the drafts',
    drafted: 'The drafts are ready. Have them checked by a lawyer before you publish them.',
    nothing: 'Nothing has changed: the pages are there already.',
    expired: 'The page was open for too long. Nothing has changed: try again.',
    notice:
      'Draft: to be checked by a lawyer. The text is a start and has to be fitted to your shop before you publish it.',
    states: {
      draft: 'Draft: to be checked by a lawyer',
      changed: 'Published, with a draft to be checked by a lawyer',
    },
  },
  conflict: {
    title: (who, when) =>
      who === ''
        ? `The page was saved meanwhile (${when}).`
        : `${who} has saved the page meanwhile (${when}).`,
    hint: 'Your changes are not saved yet. Choose which of the two to keep.',
    theirs: 'Open the saved page, without my changes',
    mine: 'Save mine instead',
  },
  problems: {
    'no-title': 'Title: write it in one language at least.',
    'too-long': 'The text is too long.',
    'no-slug': 'Address: write it, for example about-us.',
    'bad-slug': 'Address: use small letters without accents, digits and hyphens.',
    'own-area': 'Address: this one belongs to an area of the shop. Choose another one.',
    taken: 'Address: another page has it already.',
    'too-many-blocks': 'A page can have 60 blocks at most.',
    'bad-address': 'Write an address that begins with / or with https://.',
    'bad-value': 'This value will not do: check it.',
    'unknown-block': 'This block cannot be read: delete it to save the page.',
  },
  blocksTitle: 'Blocks',
  noBlocks: 'The page is empty: add the first block.',
  newBlock: 'New block',
  addBlock: 'Add',
  saveDraft: 'Save draft',
  publish: 'Publish',
  unsaved: 'There are changes that are not saved.',
  preview: {
    title: 'Preview',
    hint: 'The saved draft, as shoppers would see it.',
    saveFirst: 'The preview shows the draft that was saved last: save to see the latest changes.',
    widths: { telephone: 'Telephone (360)', tablet: 'Tablet (768)', screen: 'Screen (1280)' },
    languages: { it: 'In Italian', en: 'In English' },
  },
  schedule: {
    title: 'Scheduled publication',
    label: 'Publish on',
    hint: 'By the clock of your computer. The draft is published as it is at that moment.',
    button: 'Schedule',
    cancel: 'Cancel the schedule',
  },
  versions: {
    title: 'Published versions',
    none: 'This page has not been published from here yet.',
    one: (who, when, blocks) =>
      `${when}${who === '' ? '' : `, ${who}`} · ${blocks === 1 ? '1 block' : `${inDigits('en', blocks)} blocks`}`,
    current: 'The last one',
    restore: 'Make it the draft',
  },
  discard: 'Delete the draft',
  removePage: 'Delete the page',
  askRemovePage: 'Delete the page with all its versions? This cannot be undone.',
  inLanguage: { it: (label) => `${label} (Italian)`, en: (label) => `${label} (English)` },
  goneOne: 'Not there any more',
  goneProduct: (id) => `Product ${id}: not there any more`,
  removeNamed: (name) => `Delete ${name}`,
  remove: 'Delete',
  any: { category: 'All categories', brand: 'All brands', table: 'None' },
  choices: {
    'best-sellers': 'Best sellers',
    'on-sale': 'On offer',
    newest: 'The latest',
    chosen: 'Chosen one by one',
    text: 'As the text',
    page: 'As the page',
    halves: 'Two equal ones',
    'narrow-wide': 'Two: narrow and wide (1:2)',
    'wide-narrow': 'Two: wide and narrow (2:1)',
    thirds: 'Three equal ones',
    quarters: 'Four equal ones',
  },
  addressHint: 'A page of the shop, such as /shop/, or a whole address with https://.',
  numbered: (at) => `Number ${at}`,
  up: 'Up',
  down: 'Down',
  addOne: 'Add one',
  drag: 'Drag to move',
  moveUp: (name) => `Move up: ${name}`,
  moveDown: (name) => `Move down: ${name}`,
  copyOf: (name) => `Duplicate: ${name}`,
  askRemove: (name) => `Delete “${name}” from the page?`,
  yesRemove: 'Yes, delete',
  noRemove: 'No, keep it',
  moved: (at, count) => `Block moved to place ${at} of ${count}.`,
  columns: {
    title: (column) => `Column ${column}`,
    empty: 'No block yet: add one or drag one here.',
    newBlock: (column) => `New block in column ${column}`,
    add: (column) => `Add to column ${column}`,
    named: (name, count) => (count === 1 ? `${name}: 1 block` : `${name}: ${inDigits('en', count)} blocks`),
    moveInto: (name, column) => `Move to column ${column}: ${name}`,
    moveOut: (name) => `Move out of the columns: ${name}`,
    moved: (column, at, count) => `Block moved to column ${column}, place ${at} of ${count}.`,
    askRemove: (name, count) =>
      count === 1
        ? `Delete “${name}” with the block in it?`
        : `Delete “${name}” with the ${count} blocks in it?`,
  },
  foreign: {
    badge: 'Cannot be edited',
    name: (kind) => (kind === '' ? 'Block that cannot be read' : `Block “${kind}”`),
    hint: (kind, version) =>
      version === null
        ? 'This block cannot be read. It stays as it is and shoppers do not see it; you can move or delete it.'
        : `It comes from another version of the shop (${kind}, version ${version}). It stays as it is and shoppers do not see it; you can move or delete it.`,
  },
  blocks: pageBlocks,
};
