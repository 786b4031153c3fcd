/** The page of the quick-view add-on, which staff install and activate by a setting (TAB-91). */
export const quickViewPath = '/vista-rapida/';
