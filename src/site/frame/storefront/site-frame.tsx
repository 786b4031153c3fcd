import { type ReactNode, useEffect } from 'react';
import { Announcer } from '#kit/ui/live/announcer.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { scrollMarks } from '../rules/scroll-marks.ts';
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

/** Loads images only when they come near in a browser that does not do so by itself; no other loads this (SITE-22). */
function useLazySources(): void {
  useEffect(() => {
    if ('loading' in HTMLImageElement.prototype) return;
    let stop: () => void = () => undefined;
    let left = false;
    import('#kit/ui/watch-lazy-sources.ts').then(
      ({ watchLazySources }) => {
        if (!left) stop = watchLazySources(document.body);
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop();
    };
  }, []);
}

/** Marks the document by its scroll position; style sheets do the rest, without another rendering. */
function useScrollMarks(): void {
  useEffect(() => {
    const root = document.documentElement;
    const mark = () => {
      const { headerStuck, crumbsStuck, toTopActive } = scrollMarks(window.scrollY);
      root.toggleAttribute('data-header-stuck', headerStuck);
      root.toggleAttribute('data-crumbs-stuck', crumbsStuck);
      root.toggleAttribute('data-to-top', toTopActive);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
}
