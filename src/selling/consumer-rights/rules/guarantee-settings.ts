import { entered } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';
import { isNoticeFile, isNoticePage } from './guarantee-notice.ts';

/** The harmonised notice of the legal guarantee by language: its file and the page of its QR code, which a page of their own asks for. */
export const guaranteeSettings = {
  guarantee_notice_it: entered('returns', isNoticeFile),
  guarantee_page_it: entered('returns', isNoticePage),
  guarantee_notice_en: entered('returns', isNoticeFile),
  guarantee_page_en: entered('returns', isNoticePage),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof guaranteeSettings> {}
}
