/** The page that the shop begins with, which no address of a text leads to. */
export const homePageId = 0;

/** The address of a page. */
export const pathOfPage = (id: number, slug: string): string => (id === homePageId ? '/' : `/${slug}/`);

/** The page of the staff area where a page is edited. */
export const editorPath = (id: number): string => `/staff/pages/${id === homePageId ? 'home' : id}/`;
