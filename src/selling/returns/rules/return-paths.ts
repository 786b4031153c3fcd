const withLink = (path: string, link: string) =>
  link === '' ? path : `${path}?link=${encodeURIComponent(link)}`;

/** Where a return of an order is asked for, by its customer or the holder of its link. */
export const askReturnPath = (orderId: number, link = '') =>
  withLink(`/my-account/view-order/${orderId}/return/`, link);

/** Where the contract of an order is withdrawn from. */
export const withdrawPath = (orderId: number, link = '') =>
  withLink(`/my-account/view-order/${orderId}/withdrawal/`, link);

/** Where a contract is withdrawn from by the number of the order alone, without an account. */
export const withdrawalPath = '/withdrawal/';

export const staffReturnsPath = '/staff/returns/';
export const staffReturnPath = (id: number) => `${staffReturnsPath}${id}/`;

/** What the forms of an order's returns carry their nonce for. */
export const ownReturnsAction = (orderId: number) => `own-returns-${orderId}`;
export const staffReturnsAction = 'staff-returns';

/** A return as people name it: `R-1024`. */
export const returnName = (number: number) => `R-${number}`;
