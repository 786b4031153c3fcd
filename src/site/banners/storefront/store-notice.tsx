import { useState, useSyncExternalStore } from 'react';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { siteBannersFor } from '#messages/site-banners-for.ts';
import styles from './banners.module.css';

export type StoreNoticeProps = {
  readonly notice: { readonly id: string; readonly text: string };
  readonly platform: string;
};

const neverChanges = () => () => {};

/** A notice of the whole shop, shown until it is dismissed: the page is the same for everybody, the browser knows who has (SITE-27, SITE-28). */
export function StoreNotice({ notice, platform }: StoreNoticeProps) {
  const { site, locale } = useWords();
  const cookie = `store_notice${notice.id}=hidden`;
  const [gone, setGone] = useState(false);
  const wasHidden = useSyncExternalStore(
    neverChanges,
    () => document.cookie.split('; ').includes(cookie),
    () => false,
  );
  const isKnown = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (gone || wasHidden) return null;
  return (
    <section
      className={`${platform}-store-notice ${styles.banner}`}
      aria-label={siteBannersFor(locale).notice}
      data-notice-id={notice.id}
      data-known={isKnown || undefined}
    >
      <p>{notice.text}</p>
      <a
        className={`${platform}-store-notice__dismiss-link`}
        href={`?dismiss_store_notice=${notice.id}`}
        onClick={(event) => {
          event.preventDefault();
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
          document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`;
          setGone(true);
        }}
      >
        {site.understood}
      </a>
    </section>
  );
}
