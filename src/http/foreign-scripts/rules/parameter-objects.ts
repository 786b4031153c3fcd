type Parameter = string | number | Readonly<Record<string, string | number | boolean>>;

/** Objects that third-party scripts read from the window, by the platform's names (wire 2.2). */
export type ParameterObjects = Readonly<Record<string, Readonly<Record<string, Parameter>>>>;

// What would end the element, or begin a comment in it.
const asScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The script that sets them; names are identifiers. */
export function parameterScript(objects: ParameterObjects): string {
  return Object.entries(objects)
    .map(([name, object]) => `var ${name}=${asScript(object)};`)
    .join('');
}
