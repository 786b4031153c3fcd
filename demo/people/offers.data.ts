/** Offers to the workshop of the demo shop: some of each family of parts, so many pieces of each, at a share of their price. */
export const demoOffers: readonly {
  readonly daysAgo: number;
  /** days that it holds from when it was sent; null without end */
  readonly holdsDays: number | null;
  readonly percent: number;
  readonly text: string;
  readonly parts: readonly { readonly category: string; readonly pieces: number }[];
}[] = [
  {
    daysAgo: 60,
    holdsDays: 14,
    percent: 82,
    text: 'Prezzi riservati per la prova di due settimane.',
    parts: [{ category: 'candele', pieces: 24 }],
  },
  {
    daysAgo: 2,
    holdsDays: 3650,
    percent: 78,
    text: 'Come d’accordo al telefono: prezzi fermi per tutta la flotta.\nConsegna in un’unica soluzione.',
    parts: [
      { category: 'filtri-olio', pieces: 12 },
      { category: 'filtri-aria', pieces: 12 },
      { category: 'filtri-abitacolo', pieces: 6 },
    ],
  },
];
