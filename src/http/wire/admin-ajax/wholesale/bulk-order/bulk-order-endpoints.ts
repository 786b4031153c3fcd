import type { AdminAjaxEndpoint } from '../../../endpoint.ts';
import { accountingSubtotals } from './accounting-subtotals.ts';
import { addCart } from './add-cart.ts';
import { addCartItem } from './add-cart-item.ts';
import { addMultiple } from './add-multiple.ts';
import { ajaxSearch } from './ajax-search.ts';
import { stockAddable, stockAddableMultiple } from './stock-addable.ts';

const ofBusiness = { kind: 'admin-ajax', methods: 'POST', who: 'business' } as const;

/** The calls of the bulk order form, for business customers alone (BULK-01, ACC-10). */
export const bulkOrderEndpoints: readonly AdminAjaxEndpoint[] = [
  { ...ofBusiness, name: '{p}_ajax_search', handle: ajaxSearch },
  { ...ofBusiness, name: '{p}_accountingsubtotals', handle: accountingSubtotals },
  { ...ofBusiness, name: '{p}_bulkorder_add_cart', handle: addCart },
  { ...ofBusiness, name: '{p}_bulkorder_add_cart_item', handle: addCartItem },
  { ...ofBusiness, name: '{p}_bulkorder_add_multiple', handle: addMultiple },
  { ...ofBusiness, name: '{p}_get_stock_quantity_addable', handle: stockAddable },
  { ...ofBusiness, name: '{p}_get_stock_quantity_addable_multiple', handle: stockAddableMultiple },
];
