import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

const codesNamed = (codes: readonly string[]) =>
  codes.length > 10 ? `${codes.slice(0, 10).join(', ')} and ${codes.length - 10} more` : codes.join(', ');

/** In the menu. */
export const menu = { vendors: 'Vendors' };

export const staffVendors: StaffMessages['staffVendors'] = {
  title: 'Vendors',
  intro:
    'Who sells in the shop besides you. Customers see who sells a product only if there are at least two vendors.',
  add: 'New vendor',
  newTitle: 'New vendor',
  back: 'Back to the vendors',
  empty: 'No vendors: the shop itself sells everything.',
  fields: { name: 'Name', email: 'Email' },
  emailHint: 'Optional. Customers do not see it.',
  products: 'Products',
  productsOf: (count) => (count === 0 ? 'Products' : `Products (${inDigits('en', count)})`),
  noProducts: 'This vendor has no products yet.',
  columns: { name: 'Product', sku: 'Code', actions: 'Actions' },
  take: 'Remove',
  takeNamed: (name) => `Remove ${name} from the vendor`,
  codes: 'Assign products by code',
  codesHint:
    'One code a line. The code of a variation assigns its product; a product of another vendor moves to this one.',
  give: 'Assign the products',
  removeTitle: 'Delete the vendor',
  removeHint:
    'Its products stay on sale and are the shop’s own again. Orders that were placed do not change.',
  remove: 'Delete the vendor',
  done: {
    created: 'Vendor created: now assign its products.',
    saved: 'Changes saved.',
    added: 'The products are this vendor’s now.',
    'taken-away': 'The product is the shop’s own again.',
    removed: 'The vendor is deleted; its products are the shop’s own.',
  },
  problems: {
    'no-name': () => 'Write a name of at most 100 characters.',
    taken: () => 'There is already a vendor with this name.',
    'not-an-email': () => 'Write a valid email address, or leave it empty.',
    'no-codes': () => 'Write at least one code.',
    'too-many-codes': () => 'Write at most 1000 codes at a time.',
    'unknown-codes': (codes) =>
      codes.length === 1
        ? `There is no code ${codes[0]}: nothing was assigned.`
        : `These codes do not exist: ${codesNamed(codes)}. Nothing was assigned.`,
  },
};
