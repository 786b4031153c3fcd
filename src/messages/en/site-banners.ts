import type { SiteBannersMessages } from '../it/site-banners.ts';

export const siteBanners: SiteBannersMessages = {
  banner: 'Promotion or notice',
  more: 'Find out more',
  notice: 'Notice of the shop',
  comingSoon: 'Coming soon',
  comingSoonText: 'The shop is not open to the public yet.',
  dismiss: 'Dismiss',
  failed: 'The notice could not be dismissed. Please try again.',
};
