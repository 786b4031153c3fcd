import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import styles from './island.module.css';
import type { IslandTrigger, ScriptDefinition } from './script.ts';

/** A part of a document that acts: a React component, mounted from its own markup with its own props. */
export type IslandDefinition<Props extends object> = {
  readonly name: string;
  readonly View: ComponentType<Props>;
  readonly trigger: IslandTrigger;
};

/**
 * Declares an island. Its file is called `<name>.island.tsx` and has it as default export: that file is the island's chunk in the browser.
 * The props are written into the page as JSON, so they hold data alone.
 */
export function island<Props extends object>(
  name: string,
  View: ComponentType<Props>,
  trigger: IslandTrigger = 'touch',
): IslandDefinition<Props> {
  return { name, View, trigger };
}

/** True in a document, whose islands are mounted one by one; false inside an island, which is mounted with all that it holds. */
export const DocumentContext = createContext(false);

type IslandProps<Props extends object> = {
  readonly of: IslandDefinition<Props>;
  readonly props: Props;
  /** instead of the trigger that the island declares */
  readonly trigger?: IslandTrigger;
};

/** Writes an island into a document; inside another island it is the component itself. */
export function Island<Props extends object>({ of, props, trigger = of.trigger }: IslandProps<Props>) {
  const isDocument = useContext(DocumentContext);
  const { View } = of;
  if (!isDocument) return <View {...props} />;
  return (
    <div
      className={styles.island}
      data-island={of.name}
      data-trigger={trigger}
      data-view=""
      data-props={JSON.stringify(props)}
    >
      {/* What is inside is hydrated with it. */}
      <DocumentContext value={false}>
        <View {...props} />
      </DocumentContext>
    </div>
  );
}

type ScriptedProps<Data> = {
  readonly of: ScriptDefinition<Data>;
  readonly data: Data;
  /** instead of the trigger that the script declares */
  readonly trigger?: IslandTrigger;
  readonly children?: ReactNode;
};

/** Writes markup that a script acts on. */
export function Scripted<Data>({ of, data, trigger = of.trigger, children }: ScriptedProps<Data>) {
  return (
    <div
      className={styles.island}
      data-island={of.name}
      data-trigger={trigger}
      data-props={JSON.stringify(data ?? null)}
    >
      {children}
    </div>
  );
}
