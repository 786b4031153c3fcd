import type { ReactNode } from 'react';
import { Announcer } from '#kit/ui/live/announcer.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import styles from './site-frame.module.css';

const contentId = 'content';

export type SiteFrameProps = {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /** notices of the shop, above the page */
  readonly notices?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every page: skip link, header, notices, page, footer, link to the top, announcer. */
export function SiteFrame({ header, footer, notices, children }: SiteFrameProps) {
  const { site } = useWords();
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        {site.skipToContent}
      </a>
      {header}
      <main id={contentId} tabIndex={-1}>
        <div className={styles.notices}>{notices}</div>
        {children}
      </main>
      {footer}
      <ScrollToTop />
      <Announcer />
    </>
  );
}
