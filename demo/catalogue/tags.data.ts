/** The tags of the demo shop: slug and name. */
export const tags = [
  { slug: 'offerta', name: 'Offerta' },
  { slug: 'novita', name: 'Novità' },
  { slug: 'ricondizionato', name: 'Ricondizionato' },
  { slug: 'sportivo', name: 'Sportivo' },
  { slug: 'lunga-durata', name: 'Lunga durata' },
  { slug: 'inverno', name: 'Inverno' },
  { slug: 'scelto-dalle-officine', name: 'Scelto dalle officine' },
] as const;

export type TagSlug = (typeof tags)[number]['slug'];
