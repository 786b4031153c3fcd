import { describe, expect, it } from 'vitest';
import { isNoticeFile, isNoticePage, noticeFileName, noticeFor } from './guarantee-notice.ts';

const checksum = '0f'.repeat(32);
const name = noticeFileName({ checksum, width: 1240, height: 1754, extension: 'png' });
const none = {
  guarantee_notice_it: '',
  guarantee_page_it: '',
  guarantee_notice_en: '',
  guarantee_page_en: '',
};
const italian = { ...none, guarantee_notice_it: name, guarantee_page_it: 'https://europa.example/it' };

describe('the notice of the legal guarantee', () => {
  it('says its checksum and its size by its name', () => {
    expect(isNoticeFile(name)).toBe(true);
    expect(noticeFor(italian, 'it')).toEqual({
      lang: 'it',
      path: `/media/${name}`,
      width: 1240,
      height: 1754,
      checksum,
      page: 'https://europa.example/it',
    });
  });
  it('is not shown without the page of its code, and never drawn by the shop', () => {
    expect(noticeFor(none, 'it')).toBeNull();
    expect(noticeFor({ ...italian, guarantee_page_it: '' }, 'it')).toBeNull();
  });
  it('is the Italian one for who reads English where there is no other', () => {
    expect(noticeFor(italian, 'en')?.lang).toBe('it');
    const both = { ...italian, guarantee_notice_en: name, guarantee_page_en: 'https://europa.example/en' };
    expect(noticeFor(both, 'en')?.lang).toBe('en');
  });
  it.each(['../x.png', `guarantee-${checksum}-0x10.png`, `guarantee-${checksum}-10x10.svg`, 'logo.png'])(
    'is not the file %s',
    (other) => {
      expect(isNoticeFile(other)).toBe(false);
    },
  );
  it.each(['http://europa.example/', 'javascript:alert(1)', 'https://', 'https://a b.it/', 'europa.eu'])(
    'has no page %s',
    (other) => {
      expect(isNoticePage(other)).toBe(false);
    },
  );
});
