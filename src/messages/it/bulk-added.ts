export const bulkAdded = {
  missing: (names: string) => `Non disponibili, quindi non aggiunti: ${names}.`,
  misfits: (names: string) => `Non aggiunti, perché non si acquistano in questa quantità: ${names}.`,
  busy: 'Non è stato aggiunto nulla: nel frattempo il carrello è stato cambiato in un’altra pagina. Riprova.',
  fewer: (names: string) => `Aggiunti in quantità minore: ${names}.`,
  fewerOf: (name: string, added: number, wanted: number) => `${name} (${added} invece di ${wanted})`,
  andMore: (count: number) => (count === 1 ? 'un altro articolo' : `altri ${count} articoli`),
};

export type BulkAddedMessages = typeof bulkAdded;
