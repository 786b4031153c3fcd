import { homePageId } from '#site/content/rules/blocks/page-ids.ts';
import { recordId } from '../staff-context.ts';

/** The page that an address of the staff area names; null for a new one. */
export const pageIdOf = (param: string): number | null => (param === 'home' ? homePageId : recordId(param));
