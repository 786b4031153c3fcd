import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreadcrumbBar } from '#catalogue/products/storefront/breadcrumb-bar.tsx';
import { BreadcrumbMenuContext } from '#catalogue/products/storefront/breadcrumb-menu-context.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { ShownEntry } from '#site/menus/rules/menu-entry.ts';
import { BreadcrumbMenu } from './breadcrumb-menu.tsx';
import { MobileMenuList } from './mobile-menu.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteFrame } from './site-frame.tsx';
import { MainMenu, SiteHeader } from './site-header.tsx';

const render = (screen: ReactNode, locale: 'it' | 'en' = 'it') =>
  renderToStaticMarkup(<WordsContext value={{ ...messagesFor(locale), locale }}>{screen}</WordsContext>);

const entry = (name: string, path: string | null, more: Partial<ShownEntry> = {}): ShownEntry => ({
  key: name,
  name,
  path,
  isCategory: false,
  picture: null,
  children: [],
  ...more,
});
const menu = [
  entry('Freni', '/product-category/freni/', {
    isCategory: true,
    picture: { key: 'freni', alt: 'Un disco', width: 640, height: 640, widths: [160, 320, 640] },
    children: [entry('Dischi freno', '/product-category/dischi-freno/', { isCategory: true })],
  }),
  entry('Filtri', '/product-category/filtri/', { isCategory: true }),
  entry('Guide', null, { children: [entry('Rumori', '/rumori/', { lang: 'it' })] }),
  entry('Tutto il catalogo', '/shop/'),
];
const menus = {
  main: render(<MainMenu menu={menu} />),
  mobile: render(<MobileMenuList menu={menu} />),
  phoneBar: render(<PhoneBar menu={[entry('Contatti', '/contatti/')]} />),
};
const header = (
  <SiteHeader shopName="Pistone" menus={menus} account={<a href="/my-account/">A</a>} miniCart={<i />} />
);

test('[SITE-01] the frame speaks Italian, and English where the shop does', () => {
  const frame = (
    <SiteFrame header={header} footer={null}>
      <p>page</p>
    </SiteFrame>
  );
  expect(render(frame)).toContain('Vai al contenuto');
  expect(render(frame, 'en')).toContain('Skip to content');
});

test('the first link of the page leads to its content', () => {
  const html = render(
    <SiteFrame header={header} footer={null}>
      <p>page</p>
    </SiteFrame>,
  );
  expect(html).toMatch(/^<a [^>]*href="#content">/);
  expect(html).toContain('<main id="content" tabindex="-1">');
});

test('[SITE-06] every page has the button to the top', () => {
  const html = render(
    <SiteFrame header={null} footer={null}>
      <p>page</p>
    </SiteFrame>,
  );
  expect(html).toMatch(/<button[^>]*aria-label="Torna su"/);
});

test('[SITE-14] the mobile menu copies the main menu and opens by a toggle, also without scripts', () => {
  const html = render(header);
  const [, toggled] = /<button[^>]*aria-label="Apri il menu"[^>]*popoverTarget="([^"]+)"/i.exec(html) ?? [];
  expect(toggled).toBe('mobile-menu');
  const dialog = /<dialog id="mobile-menu"[^>]*popover="auto".*?<\/dialog>/s.exec(html)?.[0] ?? '';
  for (const path of ['/product-category/freni/', '/product-category/filtri/', '/rumori/', '/shop/']) {
    expect(dialog).toContain(`href="${path}"`);
  }
});

test('[SITE-15] the mobile menu has a close button', () => {
  const dialog = /<dialog id="mobile-menu".*?<\/dialog>/s.exec(render(header))?.[0] ?? '';
  expect(dialog).toMatch(/<button[^>]*aria-label="Chiudi il menu"/);
});

test('[SITE-17] the search comes as a plain form to the shop, with the toggle that scripts show instead', () => {
  const form = /<search>.*?<\/search>/s.exec(render(header))?.[0] ?? '';
  expect(form).toContain('action="/shop/" method="get"');
  expect(form).toMatch(/<input[^>]*name="s"/);
  expect(render(header)).toMatch(/<button[^>]*aria-haspopup="dialog" aria-expanded="false"/);
});

test('the panel of all categories names the ones below, and shows the first ones', () => {
  expect(render(header)).toContain('<a href="/product-category/dischi-freno/">Dischi freno</a>');
  expect(render(header)).toContain(
    '<img src="/media/freni-160.webp" alt="" width="40" height="40" loading="lazy"/>Freni</a>',
  );
});

test('the bar of categories has a way on that the keyboard passes over', () => {
  expect(render(header)).toMatch(
    /<li class="[^"]*" aria-hidden="true"><button type="button" tabindex="-1" popoverTarget="catalogue-menu"/,
  );
});

test('a heading of the menu opens the panel, and its entries are a column there', () => {
  const main = render(<MainMenu menu={menu} />);
  expect(main).toContain('<button type="button" popoverTarget="catalogue-menu">Guide</button>');
  expect(main).toMatch(
    /<section data-at="2"><span [^>]*data-head="">Guide<\/span><ul><li><a href="\/rumori\/" lang="it">/,
  );
});

test('a menu of single links is a row without a panel to open', () => {
  const main = render(<MainMenu menu={[entry('Contatti', '/contatti/')]} />);
  expect(main).not.toContain('Tutte le categorie');
  expect(main).toContain('<li><a href="/contatti/">Contatti</a></li>');
  expect(render(<MainMenu menu={[]} />)).toBe('');
});

test('[SITE-18] a toggle opens and closes the bar of telephones, without entries there is none', () => {
  const toggle = /<button[^>]*popoverTarget="phone-bar"/;
  expect(render(header)).toMatch(toggle);
  expect(render(header)).toMatch(
    /<div id="phone-bar"[^>]*popover="auto"><nav[^>]*><ul><li><a href="\/contatti\/">/,
  );
  const bare = (
    <SiteHeader shopName="Pistone" menus={{ ...menus, phoneBar: '' }} account={<i />} miniCart={<i />} />
  );
  expect(render(bare)).not.toContain('phone-bar');
});

test('[SITE-18] a toggle opens and closes the menu of the breadcrumb, which is hidden when empty', () => {
  const bar = <BreadcrumbBar crumbs={[{ name: 'Freni', path: '/product-category/freni/' }]} />;
  const written = render(<BreadcrumbMenu menu={[entry('Spedizioni', '/spedizioni/')]} />);
  const html = render(<BreadcrumbMenuContext value={written}>{bar}</BreadcrumbMenuContext>);
  expect(html).toMatch(/<button[^>]*popoverTarget="breadcrumb-menu"/);
  expect(html).toMatch(
    /<div id="breadcrumb-menu"[^>]*popover="auto">.*<a href="\/spedizioni\/">Spedizioni<\/a>/,
  );
  expect(render(<BreadcrumbMenu menu={[]} />)).toBe('');
  expect(render(bar)).not.toContain('breadcrumb-menu');
});

test('the breadcrumb starts at home and ends at the page itself', () => {
  const html = render(<BreadcrumbBar crumbs={[{ name: 'Freni', path: '/product-category/freni/' }]} />);
  expect(html).toContain('<a href="/">Home</a>');
  expect(html).toContain('<span aria-current="page">Freni</span>');
});

test('the footer names the shop and its pages', () => {
  const shop = {
    name: 'Pistone',
    logo: null,
    tagline: 'Ricambi',
    address: 'Via delle Officine 12',
    phone: '+39 059 000',
    email: 'ordini@pistone.example',
    hours: 'dalle 8 alle 18',
    legalName: 'Pistone Ricambi S.r.l.',
    vatNumber: 'IT0',
    rea: 'MO-1',
    pec: 'pistone@pec.example',
  };
  const html = render(
    <SiteFooter
      shop={shop}
      menu={[...menu, entry('Informazioni', null, { children: [entry('Resi', '/resi/')] })]}
    />,
  );
  expect(html).toContain('href="tel:+39059000"');
  expect(html).toContain('<a href="/resi/">Resi</a>');
  expect(html).toMatch(/Orari: <\/span><span [^>]*>dalle 8 alle 18</);
  expect(html).toContain('<span>Pistone Ricambi S.r.l.</span><span>P. IVA IT0</span><span>REA MO-1</span>');
  expect(html).toContain('href="mailto:pistone@pec.example"');
  const bare = render(
    <SiteFooter
      shop={{ ...shop, hours: '', legalName: '', vatNumber: '', rea: '', pec: '' }}
      menu={[]}
      consent={{ title: 'Le tue scelte', path: '#scelte' }}
    />,
  );
  expect(bare).toMatch(/<p class="[^"]*"><span>Pistone<\/span><span><a [^>]*href="\/withdrawal\/"/);
  expect(bare).not.toMatch(/Orari|REA|PEC/);
  // What the law wants on every page stands there without any menu.
  expect(bare).toMatch(/<a [^>]*href="#scelte"/);
  expect(bare).not.toContain('<nav');
});
