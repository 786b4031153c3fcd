/** Lists that the workshop of the demo shop orders from again and again: some of each family of parts, so many pieces of each. */
export const demoLists: readonly {
  readonly title: string;
  readonly daysAgo: number;
  readonly parts: readonly { readonly category: string; readonly pieces: number }[];
}[] = [
  {
    title: 'Tagliandi della settimana',
    daysAgo: 3,
    parts: [
      { category: 'filtri-olio', pieces: 6 },
      { category: 'filtri-aria', pieces: 4 },
      { category: 'filtri-abitacolo', pieces: 4 },
      { category: 'candele', pieces: 8 },
    ],
  },
  {
    title: 'Freni anteriori, scorta di magazzino',
    daysAgo: 12,
    parts: [
      { category: 'pastiglie-freno-anteriori', pieces: 3 },
      { category: 'dischi-freno-anteriori', pieces: 4 },
      { category: 'tubi-freno', pieces: 2 },
    ],
  },
];
