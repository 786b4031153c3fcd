import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The language that texts of the catalogue are translated into: the one of both that is not the shop's own. */
export const translationLanguage = ({ settings }: Pick<RequestContext, 'settings'>): 'it' | 'en' =>
  settings.interface_language === 'it' ? 'en' : 'it';
