import { inDigits } from '../in-digits.ts';

const digits = (count: number) => inDigits('en', count);
const variationsOf = (count: number) => (count === 1 ? '1 variation' : `${digits(count)} variations`);
const piecesOf = (count: number) => (count === 1 ? '1 piece' : `${digits(count)} pieces`);

export const staffVariations = {
  title: (name: string) => `Variations of ${name}`,
  back: (name: string) => `Back to ${name}`,
  isDraft: 'The product is still a draft: the shop does not show it.',
  toPublish: 'Go and publish it',
  heading: 'Variations',
  needsScripts: 'Editing variations needs JavaScript: turn it on in the browser.',
  columns: {
    status: 'State',
    sku: 'Code',
    regularPriceCents: 'Price',
    salePriceCents: 'On sale',
    saleFrom: 'Sale from',
    saleTo: 'Sale until',
    onHand: 'Stock',
    backorders: 'Without stock',
    gtin: 'EAN/GTIN',
    mpn: 'Manuf. code',
    imageId: 'Picture',
    weightGrams: 'Weight (g)',
    lengthMm: 'Length (mm)',
    widthMm: 'Width (mm)',
    heightMm: 'Height (mm)',
    taxClass: 'VAT class',
  },
  states: { published: 'Active', private: 'Inactive' },
  backorders: { no: 'Not available', notify: 'With a note', yes: 'Available' },
  any: 'Any',
  variation: 'Variation',
  chooseColumn: (label: string) => `Select the column ${label}`,
  chooseRow: (name: string) => `Select the row ${name}`,
  cells: {
    'no-option': 'Choose one of the values of the attribute.',
    'no-picture': 'Enter the number of a picture of the product.',
    'not-there': 'It is there no longer.',
    'no-right': 'You are not allowed to change it.',
    twice: 'It is there twice among these variations.',
    gone: 'This variation has been deleted meanwhile.',
    wrong: 'Choose one of the suggested values.',
  } as Readonly<Record<string, string>>,
  versions: {
    link: 'Versions',
    title: 'Versions of the variations',
    titleOf: (name: string) => `Versions of ${name}`,
    hint: 'Who saved what, the newest first. Stock does not go back: it has its own ledger.',
    all: 'Show all variations',
    empty: 'Nobody has changed these variations yet.',
    count: variationsOf,
    field: 'Field',
    before: 'Before',
    after: 'After',
    option: 'Attribute value',
    otherFields: 'Fields that are not edited here.',
    more: (count: number) => `and ${variationsOf(count)} more`,
    undoLast: 'Undo this save',
    undo: 'Undo from here on',
    done: {
      restored: 'The variations are as they were before.',
      nothing: 'They are like this already: nothing has changed.',
      refused: 'Not possible: a code, value or right of then is no longer valid. Nothing has changed.',
      conflict: 'Somebody is editing the same variations: try once more. Nothing has changed.',
    },
  },
  save: 'Save',
  saving: 'Saving…',
  discard: 'Discard changes',
  unsaved: (count: number) => `${variationsOf(count)} to save`,
  draftFound: 'These are changes that you had not saved. Check and save them, or discard them.',
  tools: {
    label: 'Tools of the table',
    undo: 'Undo',
    redo: 'Redo',
    fillDown: 'Fill down',
    formula: 'Formula',
    formulaHint: '+5 %, = 12,90',
    rounding: 'Round to',
    noRounding: 'do not round',
    apply: 'Apply',
    filter: 'Filter variations',
    remove: (count: number) => `Delete ${variationsOf(count)}`,
    removeTitle: 'Delete variations?',
    removeQuestion: (count: number) =>
      `${count === 1 ? 'The selected variation disappears' : `The ${digits(count)} selected variations disappear`} from the shop and from carts. Orders stay as they are. This cannot be undone.`,
    removeYes: 'Delete',
    removeNo: 'Do not delete',
    selected: (rows: number, columns: number) =>
      rows === 1 && columns === 1 ? '' : `${digits(rows)} × ${digits(columns)} cells selected`,
    clipped: (cells: number) =>
      cells === 1
        ? 'One pasted cell was beyond the table and was left out.'
        : `${digits(cells)} pasted cells were beyond the table and were left out.`,
    applied: (cells: number) => (cells === 1 ? '1 cell calculated.' : `${digits(cells)} cells calculated.`),
    noFormula: 'Enter a formula such as +5 %, -10 %, +2,50 or = 12,90.',
    noNumbers: 'There are no numbers in the selection: choose the cells to calculate first.',
    negative: (count: number, name: string) =>
      count === 1
        ? `The formula would make ${name} negative: nothing has changed.`
        : `The formula would make ${digits(count)} cells negative, the first of ${name}: nothing has changed.`,
    nothingFound: 'No variation matches the filter.',
    keys: 'Type to replace, F2 to edit, Enter and Tab to go on, Shift and arrows to select, Ctrl+C and Ctrl+V also from a spreadsheet, Ctrl+D to fill down, Ctrl+Z to undo, Esc and then Tab to leave the table.',
    keysTitle: 'How to use the table',
  },
  pictures: {
    title: 'Pictures',
    hint: 'Drag a picture onto a variation, or select variations and press the picture.',
    give: (at: number) => `Give picture ${at} to the selected variations`,
    none: 'No picture',
    add: 'The product has no pictures:',
    addLink: 'upload them here',
  },
  problemsTitle: (count: number) =>
    count === 1 ? 'There is 1 cell to correct' : `There are ${digits(count)} cells to correct`,
  moreProblems: (count: number) => `and ${digits(count)} more`,
  conflict: {
    title: (count: number) =>
      count === 1
        ? 'Somebody else has changed a cell that you have changed as well'
        : `Somebody else has changed ${digits(count)} cells that you have changed as well`,
    line: (mine: string, theirs: string) => `your value is ${mine}, the saved one ${theirs}`,
    nothing: 'nothing',
    mine: 'Use mine and save',
    theirs: 'Use the saved ones',
  },
  section: {
    simple:
      'This product is sold as it is. If it comes in versions (side, size, litres), create its variations.',
    simpleWithStock: (pieces: number) =>
      `It has ${piecesOf(pieces)} in stock: bring the stock to zero before you create variations.`,
    create: 'Create variations',
    edit: 'Edit variations',
    count: (count: number, withoutPrice: number) =>
      withoutPrice === 0
        ? `${variationsOf(count)}.`
        : `${variationsOf(count)}, ${withoutPrice === count ? 'all' : digits(withoutPrice)} without a price.`,
    none: 'There are no variations yet: the product cannot be bought.',
    unsaved: 'Save your changes before you go to the variations.',
    ofVariations: 'Attributes that make variations are edited on the page of the variations.',
  },
  attributes: {
    title: 'Attributes and combinations',
    intro: 'Choose the attributes and their values: each combination becomes a variation.',
    add: 'Add an attribute of the shop',
    addOwn: 'Attribute of this product alone',
    choose: 'Choose…',
    own: 'Of this product alone',
    name: 'Name of the attribute',
    translatedName: { it: 'Name in Italian', en: 'Name in English' },
    translatedOptions: { it: 'Values in Italian', en: 'Values in English' },
    look: 'How it is chosen',
    looks: { select: 'Drop-down', label: 'Buttons', color: 'Colours' },
    chooseAll: (name: string) => `Choose all values of ${name}`,
    options: 'Values',
    option: (at: number) => `Value ${at}`,
    color: (name: string) => `Colour of ${name}`,
    addOptions: 'New values',
    addHint: 'One per line or separated by commas, then Enter',
    addButton: 'Add',
    forVariations: 'Makes variations',
    preset: 'Chosen at first',
    noPreset: 'None',
    remove: (name: string) => `Remove ${name}`,
    noTerms: (name: string) => `${name} has no values yet: add them on the page of attributes.`,
    nothing: 'No attribute: add one to create variations.',
    formula: (counts: readonly number[], total: number) =>
      `${counts.map(digits).join(' × ')} = ${total === 1 ? '1 combination' : `${digits(total)} combinations`}`,
    missing: (count: number) =>
      count === 0 ? 'all of them exist' : count === 1 ? '1 new' : `${digits(count)} new`,
    tooMany: (total: number, most: number) =>
      `That makes ${digits(total)} variations: there can be ${digits(most)} at most. Remove some values.`,
    generate: (count: number) => (count === 0 ? 'Generate combinations' : `Generate ${variationsOf(count)}`),
    save: 'Save attributes',
    saving: 'Please wait…',
    priceOfProduct: 'New variations begin with the price of the product.',
  },
  problems: {
    missing: 'Enter a name.',
    'too-long': 'This is too long: 60 characters at most.',
    'too-many': 'Too many values: 200 per attribute at most.',
    'no-options': 'Choose at least one value.',
    twice: 'A value is there twice.',
    'same-name': 'Two attributes have the same name.',
    'not-there': 'This attribute, or one of its values, is there no longer: reload the page.',
    wrong: 'Something is wrong: reload the page and try once more.',
  } as Readonly<Record<string, string>>,
  attributeUsed: (name: string, count: number) =>
    `“${name}” distinguishes ${variationsOf(count)}: delete them before you remove the attribute.`,
  optionUsed: (name: string, count: number) =>
    `The value “${name}” is that of ${variationsOf(count)}: delete them before you remove it.`,
  done: {
    generated: (count: number) =>
      count === 0 ? 'All variations exist already: nothing has changed.' : `${variationsOf(count)} created.`,
    removed: (count: number) => `${variationsOf(count)} deleted.`,
    saved: (count: number) => `${variationsOf(count)} saved.`,
    attributes: 'Attributes saved.',
  },
  failures: {
    'nothing-to-combine': 'Mark at least one attribute that makes variations, with its values.',
    'changed-meanwhile':
      'Somebody else has just changed the attributes of this product: these are the current ones.',
    expired: 'The page was open for too long: reload it and try once more.',
    'in-trash': 'The product is in the trash: restore it to edit its variations.',
    gone: 'The product has been deleted meanwhile.',
    failed: 'The server does not answer: what you have entered stays here, try later.',
    'has-variations': 'Delete all variations first.',
  },
  hasStock: (onHand: number, reserved: number) =>
    onHand === 0
      ? `${piecesOf(reserved)} of the product are reserved by orders: variations can be created when these are done.`
      : `The product has ${piecesOf(onHand)} in stock that would belong to no variation: bring the stock to zero first.`,
  toStock: 'Go to the stock',
  stay: (reserved: number, onHand: number) =>
    reserved > 0
      ? `${variationsOf(reserved)} with pieces reserved by orders: deactivate instead of deleting.`
      : `${variationsOf(onHand)} with pieces in stock: bring the stock to zero first, or deactivate.`,
  becomeSimple: 'Back to a simple product',
  empty: 'There are no variations yet. Choose the attributes above and generate the combinations.',
};
