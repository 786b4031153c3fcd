import type { ReactNode } from 'react';
import { Announcer } from '#kit/ui/live/announcer.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import styles from './site-frame.module.css';
import { useLazySources } from './use-lazy-sources.ts';
import { useScrollMarks } from './use-scroll-marks.ts';

const contentId = 'content';

export type SiteFrameProps = {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /** what the shop has to tell: stands above the page */
  readonly notices?: ReactNode;
  readonly children: ReactNode;
};

/** What stands around every page: way to the content, header, notices, page, footer, way to the top, announcer. */
export function SiteFrame({ header, footer, notices, children }: SiteFrameProps) {
  const { site } = useWords();
  useScrollMarks();
  useLazySources();
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
