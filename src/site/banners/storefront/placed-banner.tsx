import { Scripted } from '#kit/islands/storefront/island.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { siteBannersFor } from '#messages/site-banners-for.ts';
import type { ShownBanner } from '../rules/banner.ts';
import styles from './placed-banner.module.css';
import storeNotice from './store-notice.island.ts';

/** The banners of one position of a page, one below the other; nothing where there are none. */
export function PlacedBanners({
  banners,
  position,
}: {
  banners: readonly ShownBanner[];
  position: ShownBanner['position'];
}) {
  return banners
    .filter((banner) => banner.position === position)
    .map((banner) =>
      banner.mark === null ? (
        <PlacedBanner key={banner.id} banner={banner} />
      ) : (
        <Scripted key={banner.id} of={storeNotice} data={banner.mark}>
          <PlacedBanner banner={banner} />
        </Scripted>
      ),
    );
}

/** A banner; the browser knows who has dismissed it, as with the notice of the whole shop (SITE-28). */
function PlacedBanner({ banner }: { banner: ShownBanner }) {
  const { site, locale } = useWords();
  const words = siteBannersFor(locale);
  const { position, text, lang, address, link, picture, mark } = banner;
  const width = picture?.widths.find((one) => one >= 320) ?? picture?.widths.at(-1);
  return (
    <aside
      className={position === 'top' ? `${styles.banner} ${styles.strip}` : `${styles.banner} ${styles.panel}`}
      aria-label={words.banner}
      data-notice-id={mark ?? undefined}
    >
      {picture && width !== undefined ? (
        <img
          src={`/media/${picture.key}-${width}.webp`}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={position === 'top' ? undefined : 'lazy'}
        />
      ) : null}
      <p lang={lang}>{text}</p>
      {address === '' ? null : (
        <a className={styles.link} href={address} lang={lang}>
          {link || words.more}
        </a>
      )}
      {mark === null ? null : (
        <a className={styles.dismiss} href={`?dismiss_store_notice=${mark}`} data-acts="" rel="nofollow">
          {site.understood}
        </a>
      )}
    </aside>
  );
}
