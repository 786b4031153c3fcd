import type { OpenChoice } from '../bulk-item.ts';

/** What was chosen, by the attribute's wire name. */
export type Chosen = Readonly<Record<string, string>>;

/** Whether every select of a variation holds a valid choice: only then may it be added (BULK-32). */
export function choicesAreValid(choices: readonly OpenChoice[], chosen: Chosen): boolean {
  return choices.every(({ name, options }) => options.some(({ slug }) => slug === chosen[name]));
}

/** The choices as the wire carries them, `'attrId=value'` each (BULK-35). */
export function writeChoices(chosen: Chosen): readonly string[] {
  return Object.entries(chosen).map(([name, value]) => `${name}=${value}`);
}

const longest = 200;

/** Reads them; null where one of them is none. */
export function readChoices(texts: readonly string[]): Chosen | null {
  const chosen: Record<string, string> = {};
  for (const text of texts) {
    const at = text.indexOf('=');
    if (at < 1 || text.length > longest) return null;
    chosen[text.slice(0, at)] = text.slice(at + 1);
  }
  return chosen;
}
