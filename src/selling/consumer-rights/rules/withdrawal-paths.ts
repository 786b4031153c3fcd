/** Where the contract of an order is withdrawn from, by its customer or the holder of its link. */
export const withdrawPath = (orderId: number, link = '') => {
  const path = `/my-account/view-order/${orderId}/withdrawal/`;
  return link === '' ? path : `${path}?link=${encodeURIComponent(link)}`;
};

/** Where a contract is withdrawn from by the number of the order alone, without an account. */
export const withdrawalPath = '/withdrawal/';
