/** In the menu. */
export const menu = { 'guarantee-notice': 'Avviso di garanzia' };

export const guaranteeNotice = {
  title: 'Avviso armonizzato sulla garanzia legale',
  intro:
    'Dal 27 settembre 2026 chi vende ai consumatori mostra l’avviso dell’Unione europea sulla garanzia legale (Reg. UE 2025/1960, allegato I). Il negozio lo mette nelle pagine dei prodotti, nel carrello, alla cassa e nell’email di conferma, solo per i privati.',
  source:
    'Il file ufficiale è della Commissione europea: cercalo nella sua pagina “Practical guidelines and high resolution vector files – EU notice and label”, nella lingua che serve. Caricalo com’è: non si ritaglia, non si ridisegna, non si cambiano i colori. Il negozio lo conserva identico e lo mostra intero.',
  missing:
    'Manca l’avviso in italiano: finché non lo carichi i clienti non lo vedono. Si scarica gratis dalla Commissione europea.',
  saved: 'Salvato. Le pagine lo mostrano da adesso.',
  save: 'Salva',
  languages: { it: 'Italiano', en: 'Inglese' },
  shown: { it: 'L’avviso in italiano, com’è mostrato', en: 'L’avviso in inglese, com’è mostrato' },
  none: 'Non c’è ancora.',
  checksum: 'Impronta (SHA-256)',
  size: 'Dimensioni',
  pixels: (width: number, height: number) => `${width} × ${height} pixel`,
  file: 'File dell’avviso',
  fileHint:
    'PNG o JPG, largo almeno 600 pixel, fino a 5 MB. Se hai il file vettoriale, esportalo intero in PNG a 1200 pixel.',
  page: 'Pagina del codice QR',
  pageHint: 'L’indirizzo a cui porta il codice dell’avviso, nella stessa lingua: inizia con https://.',
  remove: 'Togli questo avviso',
  problems: {
    'too-large': 'Il file supera i 5 MB.',
    empty: 'Il file è vuoto.',
    'not-stored': 'Il file non è stato salvato: riprova.',
    'wrong-type': 'Il file non è un’immagine PNG o JPG, anche se il nome dice così.',
    incomplete: 'Il file è incompleto: scaricalo di nuovo dalla Commissione e ricaricalo.',
    'too-small': 'L’immagine è larga meno di 600 pixel: il testo non si leggerebbe.',
    'no-page': 'Scrivi anche l’indirizzo a cui porta il codice QR: sta accanto all’avviso.',
    'bad-page': 'L’indirizzo non è valido: dev’essere intero e iniziare con https://.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    guaranteeNotice: typeof guaranteeNotice;
  }
}
