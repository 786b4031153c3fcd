import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from '#foundation/addresses/rules/address.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { documentFonts, writingDirection } from '#foundation/services/document-fonts.ts';
import { createFolderStore } from '#foundation/services/files/folder-store.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { aPicture } from '#tests/factories/a-picture.ts';
import type { Offer } from '../rules/offer.ts';
import { offerData, offerPdf } from './offer-pdf.ts';
import { offerSource } from './offer-source.ts';

const lineOf = (name: string) => ({
  name,
  sku: 'DF-280',
  path: null,
  picture: null,
  quantity: 4,
  unit: toCents(1999),
  subtotal: toCents(7996),
  rate: 2200,
  proposed: null,
});

const anOffer = (...names: readonly string[]): Offer => ({
  id: 12,
  state: 'open',
  customer: 'Officina Čapek',
  vendor: null,
  mode: 'net',
  lines: names.map(lineOf),
  totals: { sum: toCents(7996), net: toCents(7996), taxLines: [], gross: toCents(7996) },
  customText: 'Grazie\nشكرا لكم',
  vendorText: '',
  validUntil: '2026-12-31',
  sentAt: '2026-11-20T09:00:00.000Z',
  recipient: {
    firm: 'Officina Čapek S.r.l.',
    person: 'Ada Riva',
    vatNumber: '01234567897',
    taxCode: '',
    recipientCode: 'ABC1234',
    pec: 'capek@pec.example',
    address: {
      ...emptyAddress,
      address1: 'Via Emilia 1',
      postcode: '41121',
      city: 'Modena',
      state: 'MO',
      country: 'IT',
    },
  },
  conversationId: null,
  replacesId: null,
  counter: null,
});

const settings = (options: Partial<Settings> = {}) => settingsFrom(new Map(Object.entries(options)));

const mediaFiles = createFolderStore('/nowhere');

/** The font families that are embedded in a document. */
async function familiesIn(font: Settings['offer_pdf_font'], name: string): Promise<readonly string[]> {
  const { content } = await offerPdf(
    { settings: settings({ offer_pdf_font: font }), mediaFiles },
    anOffer(name),
  );
  const names = Buffer.from(content)
    .toString('latin1')
    .matchAll(/\/FontName ?\/[A-Z]{6}\+([A-Za-z]+)/g);
  return [...new Set([...names].map(([, family = '']) => family))];
}

/** Where the typesetter has put the logo, in points. */
function logoOf(said: Settings, picture: Uint8Array | null = null): unknown {
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname });
  const data = {
    ...offerData(said, anOffer('Disco')),
    fonts: ['Libertinus Serif'],
    logo: picture && [...picture],
  };
  const args = { mainFileContent: offerSource, inputs: { data: JSON.stringify(data) } };
  return compiler.query(args, { selector: '<logo>', field: 'value' });
}

describe('the document of an offer', () => {
  it('[OFF-06] carries date, firm, VAT number and address of the customer, and those of the shop', () => {
    const shop = settings({
      shop_legal_name: 'Ricambi S.r.l.',
      shop_address: 'Via Roma 2',
      shop_vat_number: 'IT00743110157',
    });
    const { facts, customer, recipient, sender } = offerData(shop, anOffer('Disco'));
    expect(facts).toEqual(['Data: 20/11/2026', 'Valida fino al 31/12/2026']);
    expect(customer.text).toBe('Officina Čapek S.r.l.');
    expect(recipient.map(({ text }) => text)).toEqual([
      'c.a. Ada Riva',
      'Via Emilia 1',
      '41121 Modena (MO)',
      'P. IVA 01234567897',
      'SDI ABC1234',
      'PEC capek@pec.example',
    ]);
    expect(sender).toEqual(['Ricambi S.r.l.', 'Via Roma 2', 'P. IVA IT00743110157']);
  });

  it('[OFF-06] is a PDF named offer', async () => {
    const { name, mediaType, content } = await offerPdf(
      { settings: settings(), mediaFiles },
      anOffer('Disco freno'),
    );
    expect([name, mediaType]).toEqual(['offer.pdf', 'application/pdf']);
    expect(Buffer.from(content).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('[OFF-07] shows the logo with width 150 and top margin 0; both are settings', () => {
    expect(logoOf(settings())).toEqual([{ width: 150, top: 0 }]);
    // The size of the letters makes the name as wide as it shall be, up to the last digits.
    expect(logoOf(settings({ offer_pdf_logo_width: 90, offer_pdf_logo_top: 12 }))).toEqual([
      { width: expect.closeTo(90, 6), top: 12 },
    ]);
  });

  it('[OFF-07] shows the logo that the shop has uploaded, and a high one no higher than 90 points', async () => {
    const wide = await aPicture({ width: 396, height: 132 }).png().toBuffer();
    expect(logoOf(settings(), wide)).toEqual([{ width: expect.closeTo(150, 6), top: 0 }]);
    const square = await aPicture({ width: 132, height: 132 }).png().toBuffer();
    expect(logoOf(settings(), square)).toEqual([{ width: expect.closeTo(90, 6), top: 0 }]);
    const shop_logo = 'logo-0123456789abcdef0123-396x132';
    const asked: string[] = [];
    const read = async (name: string) => {
      asked.push(name);
      return new Uint8Array(wide);
    };
    const shop = {
      settings: settings({ shop_logo, theme_accent: '#0b5cad' }),
      mediaFiles: { ...mediaFiles, read },
    };
    const { content } = await offerPdf(shop, anOffer('Disco freno'));
    expect(asked).toEqual([`${shop_logo}.png`]);
    expect(Buffer.from(content).toString('latin1')).toContain('/Subtype /Image');
    // Without its file the name of the shop stands there.
    const gone = await offerPdf({ ...shop, mediaFiles }, anOffer('Disco freno'));
    expect(Buffer.from(gone.content).toString('latin1')).not.toContain('/Subtype /Image');
  });

  it('[OFF-08] is set in the standard font unless the setting names the Thai or the Japanese one', async () => {
    expect([settings().offer_pdf_font, settings().offer_pdf_language]).toEqual(['standard', 'english']);
    expect(await familiesIn('standard', 'Disco')).toContain('Barlow');
    expect(documentFonts('thai', '').families[0]).toBe('Noto Sans Thai');
    expect(await familiesIn('thai', 'ไส้กรองน้ำมันเครื่อง')).toContain('NotoSansThai');
    expect(documentFonts('japanese', '').families[0]).toBe('BIZ UDPGothic');
    expect(await familiesIn('japanese', 'オイルフィルター')).toContain('BIZUDPGothic');
  });

  it('[OFF-08] has the letters of Thai, Japanese and other European languages with any font setting', async () => {
    const families = await familiesIn('standard', 'オイル ไส้กรอง');
    expect(families).toEqual(expect.arrayContaining(['Barlow', 'BIZUDPGothic', 'NotoSansThai']));
    expect(await familiesIn('standard', 'Łódź')).toContain('NotoSansThai');
  });

  it('[OFF-08] reads Arabic text from the right', async () => {
    const { lines, notes } = offerData(settings(), anOffer('فلتر زيت 12', 'Filtro olio'));
    expect(lines.map(({ name }) => name.rtl)).toEqual([true, false]);
    expect(notes[0]?.lines).toEqual([
      { text: 'Grazie', rtl: false },
      { text: 'شكرا لكم', rtl: true },
    ]);
    expect(offerSource).toContain(
      '#let said(t) = if t.rtl { text(dir: rtl, lang: "ar", t.text) } else { t.text }',
    );
    expect(await familiesIn('standard', 'فلتر زيت')).toContain('NotoSansArabic');
  });

  it('[OFF-08] its labels are in the language of the shop, not in that of the font', () => {
    expect(offerData(settings({ offer_pdf_font: 'thai' }), anOffer('Disco')).heads[0]).toBe('Articolo');
    expect(offerData(settings({ interface_language: 'en' }), anOffer('Disco')).heads[0]).toBe('Item');
  });

  it('a text of a user is never part of its source', async () => {
    const { content } = await offerPdf(
      { settings: settings(), mediaFiles },
      anOffer('#import "/etc/passwd" $x$ \\ `code`'),
    );
    expect(content.length).toBeGreaterThan(1000);
  });
});

describe('which way a text is read', () => {
  it.each([
    ['فلتر زيت', 'rtl'],
    ['12 × فلتر زيت (Bosch)', 'rtl'],
    ['Filtro olio فلتر', 'ltr'],
    ['オイルフィルター', 'ltr'],
    ['ไส้กรองน้ำมันเครื่อง', 'ltr'],
    ['1234', 'ltr'],
    ['', 'ltr'],
  ] as const)('[OFF-08] %s: %s', (text, direction) => {
    expect(writingDirection(text)).toBe(direction);
  });
});
