import { attributionFields } from '../../rules/attribution/attribution-fields.ts';
import { attributionPrefix } from '../../rules/attribution/attribution-limits.ts';
import { attributionValues } from '../../rules/attribution/attribution-values.ts';
import { trackVisit } from './track-visit.ts';

/** Fills the hidden inputs from the visit's cookies; a missing input is logged to the console and ignored (ATTR-11). */
export function fillAttribution(inputs: ParentNode, allowed: boolean): void {
  const values = attributionValues(trackVisit(allowed));
  for (const field of attributionFields) {
    const name = `${attributionPrefix}${field}`;
    const input = inputs.querySelector(`input[name="${name}"]`);
    if (input instanceof HTMLInputElement) input.value = values[field];
    // biome-ignore lint/suspicious/noConsole: whoever changed the form finds out in the console why orders have no source (ATTR-11)
    else console.warn(`Order attribution: the form has no input "${name}".`);
  }
}
