import { choice, fieldBy, id, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { entryKinds, isTargetKind, menuNames } from './menu-entry.ts';

/** What the forms of menus carry their nonce for. */
export const menusAction = 'staff-menus';

export const LONGEST_WORDS = 60;
export const LONGEST_MENU_ADDRESS = 500;
/** Most entries of one menu: it is written into every page. */
export const MOST_ENTRIES = 100;

const ownPath = /^\/(?![/\\])/;
const fragment = /^#[\w-]+$/;
const wholeAddress = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#]|$)/i;
const contact = /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]+|sms:\+?[\d().-]+)$/i;

/** Whether a menu may lead to an address: a path of the shop, a whole address with http(s), a telephone number or an email address. */
export const isMenuAddress = (address: string): boolean =>
  [ownPath, fragment, wholeAddress, contact].some((known) => known.test(address));

const address = fieldBy((typed, wrong: (problem: 'bad-address') => void) => {
  const given = typed.trim();
  const isContact = /^(?:tel|sms):/i.test(given);
  // In an address stand plain characters alone; people write numbers with blanks.
  const plain = isContact
    ? given.replaceAll(/\s+/g, '')
    : given.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
  if (plain !== '' && (plain.length > LONGEST_MENU_ADDRESS || !isMenuAddress(plain))) wrong('bad-address');
  return plain;
});

/** The form of an entry; `parentId` null stands for the top. Of the targets the one that `kind` names counts. */
export const menuEntryForm = formSchema(
  {
    menu: choice(menuNames, 'no-menu'),
    parentId: id(),
    kind: choice(entryKinds, 'no-kind'),
    category: id(),
    brand: id(),
    page: id(),
    /** its code */
    product: line({ most: 100, tooLong: 'no-such-product' }),
    address,
    wordsIt: line({ most: LONGEST_WORDS, tooLong: 'long-words' }),
    wordsEn: line({ most: LONGEST_WORDS, tooLong: 'long-words' }),
  },
  (values) => {
    const { kind, wordsIt, wordsEn } = values;
    const isNameless = (kind === 'address' || kind === 'heading') && wordsIt === '' && wordsEn === '';
    return {
      wordsIt: isNameless && 'no-words',
      category: kind === 'category' && values.category === null && 'no-target',
      brand: kind === 'brand' && values.brand === null && 'no-target',
      page: kind === 'page' && values.page === null && 'no-target',
      product: kind === 'product' && values.product === '' && 'no-target',
      address: kind === 'address' && values.address === '' && 'no-target',
    };
  },
  // What belongs to another kind is not stored.
  (values) => ({
    ...values,
    category: values.kind === 'category' ? values.category : null,
    brand: values.kind === 'brand' ? values.brand : null,
    page: values.kind === 'page' ? values.page : null,
    product: values.kind === 'product' ? values.product : '',
    address: values.kind === 'address' ? values.address : '',
    wordsIt: values.kind === 'categories' ? '' : values.wordsIt,
    wordsEn: values.kind === 'categories' ? '' : values.wordsEn,
  }),
);

export type MenuEntryDraft = DraftOf<typeof menuEntryForm>;
export type MenuEntryProblem =
  | ProblemOf<typeof menuEntryForm>
  | 'no-such-target'
  | 'no-such-parent'
  | 'below-itself'
  | 'too-deep'
  | 'full';
export type MenuEntryProblems = Readonly<Partial<Record<keyof MenuEntryDraft, MenuEntryProblem>>>;

/** The field that names what an entry leads to. */
export const targetField = (kind: MenuEntryDraft['kind']) =>
  isTargetKind(kind) || kind === 'address' ? kind : 'kind';

export const menusPath = '/staff/menus/';
export const menuPath = (menu: (typeof menuNames)[number]) => `${menusPath}?menu=${menu}`;
export const menuEntryPath = (entryId: number) => `${menusPath}${entryId}/`;

/** The menu that an address of the staff area names; the first one where it names none. */
export const readMenuName = (asked: { get(name: string): string | null }) =>
  menuNames.find((name) => name === asked.get('menu')) ?? 'header';
