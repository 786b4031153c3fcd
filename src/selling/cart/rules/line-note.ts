import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';

/** The attribute under which a line stores the buyer's note; lines with different notes are different lines (TAB-03). */
export const noteField = 'wpt_custom_message';

/** The attributes that identify a line: those chosen, and the note where there is one. */
export function withNote(attributes: AttributeChoice, note: string): AttributeChoice {
  return note === '' ? attributes : { ...attributes, [noteField]: note };
}

/** The attributes of a line without its note. */
export function withoutNote(stored: AttributeChoice): AttributeChoice {
  const { [noteField]: _note, ...attributes } = stored;
  return attributes;
}
