import type { Settings } from '#foundation/settings/rules/settings.ts';

/** The notice of the legal guarantee, as the name of its stored file: its checksum and its size in pixels, so that pages need not ask for them. */
const noticeFile = /^guarantee-([0-9a-f]{64})-([1-9]\d{0,4})x([1-9]\d{0,4})\.(?:png|jpg)$/;

/** Whether a text may be the name of the file of a notice; '' for none. */
export const isNoticeFile = (name: string): boolean => name === '' || noticeFile.test(name);

/** The name that the file of a notice is stored under. */
export const noticeFileName = (file: {
  readonly checksum: string;
  readonly width: number;
  readonly height: number;
  readonly extension: string;
}) => `guarantee-${file.checksum}-${file.width}x${file.height}.${file.extension}`;

/** Whether a text may be the address of the page that the QR code of a notice leads to; '' for none. */
export const isNoticePage = (address: string): boolean =>
  address === '' || (address.length <= 300 && /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:\/\S*)?$/i.test(address));

export const noticeLocales = ['it', 'en'] as const;
export type NoticeLocale = (typeof noticeLocales)[number];

/** The harmonised notice of the legal guarantee (Reg. (EU) 2025/1960, annex I), as the owner has it from the Commission. */
export type GuaranteeNotice = {
  readonly lang: NoticeLocale;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** SHA-256 in hex */
  readonly checksum: string;
  /** where its QR code leads to */
  readonly page: string;
};

type NoticeSettings = Pick<
  Settings,
  'guarantee_notice_it' | 'guarantee_notice_en' | 'guarantee_page_it' | 'guarantee_page_en'
>;

/** The notice in a language; null where its file or its address is missing. */
export function noticeIn(settings: NoticeSettings, lang: NoticeLocale): GuaranteeNotice | null {
  const name = settings[`guarantee_notice_${lang}`];
  const page = settings[`guarantee_page_${lang}`];
  const [, checksum = '', width = '', height = ''] = noticeFile.exec(name) ?? [];
  if (checksum === '' || page === '') return null;
  return { lang, path: `/media/${name}`, width: Number(width), height: Number(height), checksum, page };
}

/** The notice for a reader: in their language, else in Italian, which the shop sells by. */
export const noticeFor = (settings: NoticeSettings, lang: NoticeLocale): GuaranteeNotice | null =>
  noticeIn(settings, lang) ?? noticeIn(settings, 'it');

/** The notice with the words around it. */
export type ShownNotice = GuaranteeNotice & {
  readonly words: { readonly title: string; readonly alt: string; readonly page: string };
};
