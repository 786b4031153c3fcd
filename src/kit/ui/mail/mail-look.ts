import { createContext, useContext } from 'react';

/** What an email takes of the look of its shop. */
export type MailLook = {
  readonly accent: string;
  /** shown in the place of the shop's name; sizes in CSS pixels */
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
};

const MailLookContext = createContext<MailLook>({ accent: '#c8102e', logo: null });

export const MailLookProvider = MailLookContext.Provider;
export const useMailLook = () => useContext(MailLookContext);
