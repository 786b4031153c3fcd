import type * as it from '../it/staff-guarantee-notice.ts';

export const menu: typeof it.menu = { 'guarantee-notice': 'Guarantee notice' };

export const guaranteeNotice: typeof it.guaranteeNotice = {
  title: 'Harmonised notice on the legal guarantee',
  intro:
    'Since 27 September 2026 whoever sells to consumers shows the notice of the European Union on the legal guarantee (Reg. (EU) 2025/1960, annex I). The shop puts it on the pages of products, into the cart, the checkout and the confirmation email, for private customers alone.',
  source:
    'The official file is the European Commission’s: look for it on its page “Practical guidelines and high resolution vector files – EU notice and label”, in the language that is needed. Upload it as it is: it must not be cut, redrawn or coloured otherwise. The shop stores it unchanged and shows it whole.',
  missing:
    'The Italian notice is missing: customers do not see it before you upload it. It can be had from the European Commission for nothing.',
  saved: 'Saved. Pages show it from now on.',
  save: 'Save',
  languages: { it: 'Italian', en: 'English' },
  shown: { it: 'The Italian notice as it is shown', en: 'The English notice as it is shown' },
  none: 'There is none yet.',
  checksum: 'Checksum (SHA-256)',
  size: 'Size',
  pixels: (width, height) => `${width} × ${height} pixels`,
  file: 'File of the notice',
  fileHint:
    'PNG or JPG, at least 600 pixels wide, up to 5 MB. If you have the vector file, export all of it as PNG at 1200 pixels.',
  page: 'Page of the QR code',
  pageHint:
    'The address that the code of the notice leads to, in the same language: it begins with https://.',
  remove: 'Remove this notice',
  problems: {
    'too-large': 'The file is larger than 5 MB.',
    empty: 'The file is empty.',
    'not-stored': 'The file was not stored: try again.',
    'wrong-type': 'The file is no PNG or JPG picture, whatever its name says.',
    incomplete: 'The file is incomplete: download it from the Commission once more and upload it again.',
    'too-small': 'The picture is less than 600 pixels wide: its text could not be read.',
    'no-page': 'Enter the address that the QR code leads to as well: it stands beside the notice.',
    'bad-page': 'The address is not valid: it has to be whole and begin with https://.',
  },
};
