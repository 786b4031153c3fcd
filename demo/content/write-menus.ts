import type { ClientBase } from 'pg';
import { contentPages } from './content-pages.data.ts';

/** Short names for the menus of telephones, by the page that they lead to. */
const shortNames: Readonly<Record<string, readonly [it: string, en: string]>> = {
  'spedizioni-e-consegne': ['Spedizioni', 'Shipping'],
  'resi-e-rimborsi': ['Resi', 'Returns'],
  pagamenti: ['Pagamenti', 'Payments'],
  contatti: ['Contatti', 'Contacts'],
};

/** Texts that a shop's own English names are known of. */
const englishNames: Readonly<Record<string, string>> = {
  'chi-siamo': 'About us',
  'condizioni-di-vendita': 'Conditions of sale',
  'spedizioni-e-consegne': 'Shipping and delivery',
  'resi-e-rimborsi': 'Returns and refunds',
  pagamenti: 'Payments',
  privacy: 'Privacy notice',
  cookie: 'Cookie notice',
  contatti: 'Contacts',
  'che-rumore-fanno-i-freni': 'What noise brakes make',
  'tabella-prodotti': 'Product table',
};

/**
 * The entries of the menus that lead to the shop's texts: all of them in the footer, the most asked for in the menus of telephones. The text with
 * the bulk order form is for business customers, who find it in their account (ACC-02).
 */
export async function writeMenus(client: ClientBase): Promise<void> {
  const footer = contentPages.filter(({ bodyHtml }) => !bodyHtml.includes('[bulk_order'));
  await addPages(
    client,
    'footer',
    footer.map(({ slug }) => [slug, '', englishNames[slug] ?? '']),
  );
  const short = Object.entries(shortNames).map(([slug, [it, en]]) => [slug, it, en] as const);
  await addPages(client, 'phone-bar', short);
  await addPages(client, 'breadcrumb', short);
}

async function addPages(
  client: ClientBase,
  menu: 'footer' | 'phone-bar' | 'breadcrumb',
  entries: readonly (readonly [slug: string, it: string, en: string])[],
): Promise<void> {
  await client.query({
    text: `insert into menu_entries (menu, parent_id, position, kind, target_id, target_name, words_it, words_en)
      select $1, (select max(id) from menu_entries where menu = $1 and kind = 'heading'), asked.position, 'page', p.id, p.title, asked.it, asked.en
      from unnest($2::text[], $3::text[], $4::text[]) with ordinality as asked (slug, it, en, position)
        join content_pages p on p.slug = asked.slug
      order by asked.position`,
    values: [menu, ...[0, 1, 2].map((at) => entries.map((entry) => entry[at]))],
  });
}
