import { choiceParam, described } from './param-readers.ts';

/** `context`, which every question takes (wire 1.0). */
export const contextParam = described(
  choiceParam(['view', 'edit']),
  'Makes no difference; both are accepted.',
  'view',
);
