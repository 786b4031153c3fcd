import { lazy, Suspense, useSyncExternalStore } from 'react';
import { visitorCookie } from '#foundation/visitor/rules/visitor-cookie.ts';
import { readCookie } from '#kit/browser/storefront/read-cookie.ts';

const ComingSoonBanner = lazy(() =>
  import('./coming-soon-banner.tsx').then((loaded) => ({ default: loaded.ComingSoonBanner })),
);
const StoreNotice = lazy(() =>
  import('./store-notice.tsx').then((loaded) => ({ default: loaded.StoreNotice })),
);

export type SiteBannersProps = {
  readonly platform: string;
  readonly comingSoon: boolean;
  readonly notice: { readonly id: string; readonly text: string } | null;
};

const neverChanges = () => () => {};

/** The banners below every page, while a setting enables them; else the page loads nothing of them. */
export function SiteBanners({ platform, comingSoon, notice }: SiteBannersProps) {
  const isLoggedIn = useSyncExternalStore(
    neverChanges,
    () => readCookie(visitorCookie(platform)) !== null,
    () => false,
  );
  return (
    <Suspense>
      {notice ? <StoreNotice notice={notice} platform={platform} /> : null}
      {comingSoon && isLoggedIn ? <ComingSoonBanner platform={platform} /> : null}
    </Suspense>
  );
}
