import { Island, Scripted } from '#kit/islands/storefront/island.tsx';
import comingSoonBanner from './coming-soon-banner.island.tsx';
import comingSoonStart from './coming-soon-start.island.ts';
import { StoreNotice } from './store-notice.tsx';

export type SiteBannersProps = {
  readonly platform: string;
  readonly comingSoon: boolean;
  readonly notice: { readonly id: string; readonly text: string } | null;
};

/** The banners below every page, while a setting enables them. */
export function SiteBanners({ platform, comingSoon, notice }: SiteBannersProps) {
  return (
    <>
      {notice ? <StoreNotice notice={notice} platform={platform} /> : null}
      {comingSoon ? (
        <Scripted of={comingSoonStart} data={platform}>
          <Island of={comingSoonBanner} props={{ platform }} />
        </Scripted>
      ) : null}
    </>
  );
}
