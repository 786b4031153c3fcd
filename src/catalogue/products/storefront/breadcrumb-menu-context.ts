import { createContext } from 'react';

/** The markup of the menu beside the breadcrumb of telephones, which all pages share; '' for none. */
export const BreadcrumbMenuContext = createContext('');
