/** The page of the quick-view add-on: where whoever may install it does so (TAB-91). */
export const quickViewPath = '/staff/settings/#setting-table_quick_view';
