/**
 * When the script of an island is fetched: `touch` when it is pressed, focused or typed into; `start` after the page has been painted, for
 * what must act by itself.
 */
export type IslandTrigger = 'touch' | 'start';

/** A part that acts without React: `begin` gets its element and its data; where its files come later, it promises what will begin. */
export type ScriptDefinition<Data> = {
  readonly name: string;
  readonly trigger: IslandTrigger;
  readonly begin: (element: HTMLElement, data: Data) => undefined | Promise<() => void>;
};

/** Declares a part that acts without React, in a file `<name>.island.ts`, as its default export. Nothing here may load React. */
export function script<Data>(
  name: string,
  begin: ScriptDefinition<Data>['begin'],
  trigger: IslandTrigger = 'touch',
): ScriptDefinition<Data> {
  return { name, trigger, begin };
}

/** The element in which a page lists the files of its islands, by their names. */
export const islandFilesId = 'island-files';
