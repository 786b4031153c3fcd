import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { fulfilment: 'Shipments' };

export const staffFulfilment: StaffMessages['staffFulfilment'] = {
  title: 'Orders to ship',
  back: 'Back to the orders to ship',
  intro:
    'Orders in processing with pieces that have not left yet, the oldest first. Choose some to pick them together; open an order to enter its parcels.',
  empty: 'No order to ship: everything has left.',
  order: 'Order',
  orderNumber: (number) => `Order ${number}`,
  placedAt: 'Placed on',
  shipping: 'Shipping',
  locations: 'Leaves from',
  piecesLeft: 'Pieces to ship',
  state: 'State',
  states: {
    waiting: 'To ship',
    partly: 'Partly shipped',
    picking: 'Being picked',
    picked: 'Picked',
    lacking: (pieces) => (pieces === 1 ? '1 piece missing' : `${pieces} pieces missing`),
  },
  carriers: {
    title: 'Carriers',
    intro:
      'Who carries the parcels. With a tracking address the customer follows the parcel from the email and from the page of the order.',
    add: 'New carrier',
    newTitle: 'New carrier',
    back: 'Back to the carriers',
    empty: 'No carriers: add those that you give parcels to.',
    fields: { name: 'Name', trackingUrl: 'Tracking address', active: 'Suggested' },
    hints: {
      trackingUrl:
        'The page of the carrier that shows where a parcel is, with {tracking} for its number. Empty where there is none.',
      active:
        'Suggested when a parcel is entered. A carrier that has carried parcels is not deleted: clear this box.',
    },
    notFollowed: 'None',
    parcels: 'Parcels',
    state: 'State',
    active: 'Suggested',
    inactive: 'Not suggested',
    remove: 'Delete the carrier',
    removeHint: 'It has carried no parcel: you can delete it without consequences.',
    removed: 'The carrier was deleted.',
    used: (parcels) =>
      `It was not deleted: it has carried ${parcels === 1 ? 'a parcel' : `${parcels} parcels`}. Clear “Suggested” to suggest it no longer.`,
    labels: {
      link: 'Labels of BRT',
      title: (carrier) => `Labels of ${carrier}`,
      back: 'Back to the carrier',
      note: 'Labels are made by the REST service of BRT (shipments). BRT gives the codes when it activates the service.',
      saved: 'Saved: on the page of a parcel of this carrier the label can be created.',
      removed: 'The connection was deleted.',
      sealed:
        'The stored credentials cannot be read any more, since the key of the shop has changed: enter them anew.',
      fields: {
        user: 'User',
        password: 'Password',
        customerCode: 'Customer code of the sender',
        depot: 'Branch of departure',
        pricing: 'Pricing code',
        network: 'Network',
        confirms: 'Explicit confirmation: shipments are confirmed one by one, as agreed with BRT',
        address: 'Address of the service',
      },
      hints: {
        password: 'It is stored encrypted and never shown again. Empty: the stored one stays.',
        customerCode: 'Seven digits at most, mostly the same as the user.',
        network: 'Empty for the usual one.',
        address: 'Change it only if BRT gives you another one for trials.',
      },
      remove: 'Delete the connection',
      removeHint: 'User and password are deleted. Labels that were made stay.',
      problems: {
        'bad-user': 'Write the user that BRT gave you, without blanks.',
        'bad-password': 'The password is too long.',
        'no-password': 'Write the password.',
        'bad-code': 'Write the customer code: digits alone, seven at most.',
        'bad-depot': 'Write the number of the branch: three digits at most.',
        'bad-pricing': 'Write three letters or digits at most.',
        'bad-network': 'Write one letter, or leave it empty.',
        'bad-address': 'Write an https:// address with nothing after the name of the site.',
      },
    },
    problems: {
      'no-name': 'Write a name of at most 60 characters.',
      taken: 'There is a carrier of this name already.',
      'bad-tracking-url':
        'Write an address that begins with https:// and contains {tracking} after the name of the site, or leave it empty.',
    },
  },
};
