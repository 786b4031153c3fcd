import { createContext, type ReactNode, useContext } from 'react';
import type { StaticData, StaticKey } from './static-key.ts';
import styles from './static-part.module.css';

export const StaticDataContext = createContext<StaticData | null>(null);

export function StaticPart<Data>({
  of: { name },
  render,
}: {
  of: StaticKey<Data>;
  render: ((data: Data) => ReactNode) | null;
}) {
  const data = useContext(StaticDataContext);
  if (data && render) {
    return (
      <div className={styles.part} data-static={name}>
        {data.has(name) ? render(data.get(name) as Data) : null}
      </div>
    );
  }
  const markup =
    typeof document === 'undefined'
      ? ''
      : (document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: transition
  return <div className={styles.part} data-static={name} dangerouslySetInnerHTML={{ __html: markup }} />;
}
