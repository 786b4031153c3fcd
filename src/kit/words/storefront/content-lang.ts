import { createContext, useContext } from 'react';

/** The language of goods and texts of the shop on a page that is read in another one; undefined where both are the same. */
export const ContentLangContext = createContext<'it' | 'en' | undefined>(undefined);

/** The `lang` of an element that holds a name or a text as the shop wrote it; for what the server writes. */
export const useContentLang = () => useContext(ContentLangContext);
