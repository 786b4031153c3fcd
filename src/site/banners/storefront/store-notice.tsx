import { Scripted } from '#kit/islands/storefront/island.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { siteBannersFor } from '#messages/site-banners-for.ts';
import styles from './banners.module.css';
import storeNotice from './store-notice.island.ts';

export type StoreNoticeProps = {
  readonly notice: { readonly id: string; readonly text: string };
  readonly platform: string;
};

/** A notice of the whole shop, shown until it is dismissed: the page is the same for everybody, the browser knows who has (SITE-27, SITE-28). */
export function StoreNotice({ notice, platform }: StoreNoticeProps) {
  const { site, locale } = useWords();
  return (
    <Scripted of={storeNotice} data={notice.id}>
      <section
        className={`${platform}-store-notice ${styles.banner}`}
        aria-label={siteBannersFor(locale).notice}
        data-notice-id={notice.id}
      >
        <p>{notice.text}</p>
        <a
          className={`${platform}-store-notice__dismiss-link`}
          href={`?dismiss_store_notice=${notice.id}`}
          data-acts=""
        >
          {site.understood}
        </a>
      </section>
    </Scripted>
  );
}
