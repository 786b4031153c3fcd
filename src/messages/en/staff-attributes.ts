import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

const productsOf = (count: number) => (count === 1 ? '1 product' : `${inDigits('en', count)} products`);
const variationsOf = (count: number) => (count === 1 ? '1 variation' : `${inDigits('en', count)} variations`);
const valuesOf = (count: number) => (count === 1 ? '1 value' : `${inDigits('en', count)} values`);

/** In the menu. */
export const menu = { attributes: 'Attributes' };

export const staffAttributes: StaffMessages['staffAttributes'] = {
  title: 'Attributes',
  intro:
    'Properties that products have in common, with their values: the filters of listings and the variations are made of them.',
  add: 'New attribute',
  newTitle: 'New attribute',
  back: 'Back to the attributes',
  emptyTitle: 'No attributes',
  emptyAdvice: 'Begin with one, such as colour or size, and add its values.',
  removed: 'The attribute is deleted.',
  valuesOf,
  productsOf,
  fields: { name: 'Name', slug: 'Code', type: 'How it is chosen' },
  translatedName: { it: 'Name in Italian', en: 'Name in English' },
  types: { select: 'List', label: 'Labels', color: 'Colours', image: 'Pictures' },
  typeHint: 'How customers choose a value of variations.',
  slugHint:
    'Letters, digits and hyphens: it stands in the addresses of filters and does not change later. Leave it empty to have it made from the name.',
  usedBy: (count) =>
    `${productsOf(count)} have it: it is deleted by handing everything over to another attribute.`,
  removeTitle: 'Delete the attribute',
  removeHint: 'No product has it. Its values are deleted with it. This cannot be undone.',
  merging: {
    link: 'Merge into another attribute or delete',
    title: (name: string) => `Merge or delete ${name}`,
    intro:
      'An attribute in use is deleted by handing everything over to another one: products, variations, carts and lists stay as they are, with the other attribute.',
    choose: 'Attribute that stays',
    into: 'Attribute that gets the values',
    chooseOne: 'Choose an attribute',
    noOther: 'There is no other attribute: create one first.',
    show: 'Show what happens',
    preview: (from: string, into: string) => `From ${from} to ${into}`,
    facts: {
      products: 'Products handed over',
      variations: 'Variations handed over',
      lines: 'Lines of carts and lists',
      joins: 'Values of the same name, which become one',
      moves: 'Values that are added',
      addresses: 'Addresses of filters',
    },
    ofBoth: (products: string, both: string | null) =>
      both === null ? products : `${products}, of which ${both} have both attributes already`,
    newType: (now: string, before: string) => `${now} (before: ${before})`,
    addresses: 'The old ones lead to the new ones.',
    noWayBack: (name: string) => `Then ${name} is gone. This cannot be undone.`,
    confirm: (from: string, into: string) => `Hand everything over to ${into} and delete ${from}`,
    conflicts: {
      'two-values': (names: readonly string[]) =>
        `These variations are chosen by both attributes already and would have two values at once: ${names.join(', ')}. Change or delete them before merging the attributes.`,
      'same-variations': (names: readonly string[]) =>
        `These variations would become the same choice: ${names.join(', ')}. Change or delete them before merging the attributes.`,
    },
    problems: {
      expired: 'The page was open for too long: check once more and confirm.',
      'changed-meanwhile':
        'Somebody has changed products or values meanwhile: check once more and confirm. Nothing has changed.',
    },
    done: 'The other attribute is merged into this one: its values and products are here.',
  },
  termsOf: (count) => (count === 0 ? 'Values' : `Values (${count})`),
  addTerm: 'New value',
  addMany: {
    label: 'Add many values',
    hint: (most) =>
      `One to a line, ${most} at most. The colour may stand behind the name: Red #c8102e. Those that exist are left out.`,
    button: 'Add the values',
    added: (count) =>
      count === 0
        ? 'All these values existed already.'
        : count === 1
          ? '1 value added.'
          : `${inDigits('en', count)} values added.`,
    problems: {
      'no-lines': 'Enter at least one value.',
      'long-line': 'A value is longer than 100 characters.',
      'too-many-lines': 'Too many values: 200 at a time.',
      expired: 'The page was open for too long: try once more.',
      'not-added': 'The attribute no longer exists, or the code of a value is taken: reload the page.',
    },
  },
  rows: {
    name: 'Name',
    nameOf: (term: string) => `Name of ${term}`,
    translatedName: { it: 'In Italian', en: 'In English' },
    color: 'Colour',
    colorOf: (term: string) => `Colour of ${term}`,
    pickColorOf: (term: string) => `Pick the colour of ${term}`,
    choose: (term: string) => `Select ${term}`,
    open: (term: string) => `Open ${term}`,
    use: (products: number, variations: number) =>
      products === 0 && variations === 0
        ? 'Not used'
        : variations === 0
          ? productsOf(products)
          : `${productsOf(products)}, ${variationsOf(variations)}`,
    save: 'Save the values',
    saved: (count: number) =>
      count === 0
        ? 'There was nothing to change.'
        : count === 1
          ? '1 value saved.'
          : `${count} values saved.`,
    chosen: 'With the selected values',
    into: 'Value that gets products and variations',
    merge: 'Merge',
    remove: 'Delete',
    ended: (count: number) =>
      count === 1 ? '1 value taken off the list.' : `${count} values taken off the list.`,
    unsaved: 'There are changes to save: save them before merging or deleting values. Nothing has changed.',
    'none-chosen': 'Select at least one value.',
    expired: 'The page was open for too long: try again.',
    refusedRows: 'Some values cannot be saved like this. Nothing has changed.',
    of: (term: string, sentence: string) => `${term}: ${sentence}`,
    problems: {
      twice: 'Another value is called that already: give it another name, or merge them.',
      'changed-meanwhile': 'Somebody has changed it meanwhile: reload the page.',
      gone: 'It does not exist any more: reload the page.',
    },
  },
  noTerms: 'This attribute has no values yet.',
  moveAttributeHint:
    'Filters of listings stand in this order. Drag an attribute by its handle, or go to the handle with the Tab key and use the arrows up and down.',
  moveHint:
    'Drag a value by its handle, or go to the handle with the Tab key and use the arrows up and down.',
  moveNamed: (name) => `Move ${name}`,
  moved: (name, position, count) => `${name} is number ${position} of ${count}.`,
  notMoved: {
    expired: 'The page was open for too long: reload it and try once more.',
    'no-such-row': 'This entry no longer exists: reload the page.',
    'no-further': 'It cannot be moved further in this direction.',
  },
  termRemoved: 'The value is deleted.',
  problems: {
    'no-name': 'Write a name of at most 100 characters.',
    'long-name': 'Write at most 100 characters.',
    'bad-slug': 'Write a code of letters, digits and hyphens, at most 100.',
    'no-type': 'Choose how a value is chosen.',
    taken: 'Another attribute has this code: choose another one.',
  },
  newTermOf: (attribute) => `${attribute}: new value`,
  backTo: (attribute) => `Back to ${attribute}`,
  termFields: { name: 'Name', slug: 'Code', color: 'Colour', imageId: 'Picture' },
  colorHint: 'Like #c8102e. For attributes that are chosen by colour.',
  termUsedBy: (products, variations) => `${productsOf(products)} and ${variationsOf(variations)} have it.`,
  termProblems: {
    'no-name': 'Write a name of at most 100 characters.',
    'long-name': 'Write at most 100 characters.',
    'bad-slug': 'Write a code of letters, digits and hyphens, at most 100.',
    'bad-color': 'Write the colour like #c8102e, or leave it empty.',
    taken: 'Another value of this attribute has this code: choose another one.',
    'no-such-picture': 'This picture is gone or not ready yet: choose another one.',
    'no-destination':
      'Choose a destination: variations still have this value, or the chosen one no longer exists.',
  },
  sameVariations: (names) =>
    `These variations would become the same choice: ${names.join(', ')}. Change or delete them before merging the values.`,
  choose: 'Choose a value',
  none: 'To none: the products lose this value',
  merged: 'The two values are merged into this one.',
  merge: {
    title: 'Merge into another value',
    hint: 'Products, variations, carts and lists move to the chosen value. This cannot be undone.',
    into: 'Value that remains',
    button: 'Merge',
  },
  remove: {
    title: 'Delete the value',
    hint: 'The products remain on sale. This cannot be undone.',
    into: 'Which value gets products and variations',
    button: 'Delete the value',
  },
};
