import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';

/** Where a line keeps the note that the buyer wrote on it, beside its attributes: what is noted differently is another line (TAB-03). */
export const noteField = 'wpt_custom_message';

/** What a line is told apart by: the attributes chosen, and the note where there is one. */
export function withNote(attributes: AttributeChoice, note: string): AttributeChoice {
  return note === '' ? attributes : { ...attributes, [noteField]: note };
}

/** The attributes of a line without its note. */
export function withoutNote(stored: AttributeChoice): AttributeChoice {
  const { [noteField]: _note, ...attributes } = stored;
  return attributes;
}
