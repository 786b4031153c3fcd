import type { ReactNode } from 'react';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { ShownText } from '../../rules/blocks/localized.ts';
import styles from './block-section.module.css';

export type BlockSectionProps = {
  readonly title: ShownText;
  /** where all of it is shown; '' for nowhere */
  readonly path?: string;
  readonly children: ReactNode;
};

/** A part of a page under a heading, with the way to all that it shows some of. */
export function BlockSection({ title, path = '', children }: BlockSectionProps) {
  const { catalogue } = useWords();
  return (
    <section className={styles.section}>
      {title.text === '' ? null : (
        <div className={styles.head}>
          <h2 lang={title.lang}>{title.text}</h2>
          {path === '' ? null : (
            <a href={path} aria-label={`${catalogue.seeAll}: ${title.text}`}>
              {catalogue.seeAll}
              <Icon name="arrow-right" />
            </a>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
