export const backup = {
  usage:
    'Uso: npm run backup -- --to CARTELLA [--keep NUMERO]. Salva database, file e chiavi del negozio in un archivio; con --keep restano solo gli archivi più recenti.',
  restoreUsage:
    'Uso: npm run restore -- ARCHIVIO [--replace] [--check]. Ripristina un archivio nella cartella DATA_DIR (e in DATABASE_URL, se indicato), che devono essere vuoti; con --replace prende il posto di quello che c’è; con --check controlla solo l’archivio.',
  done: (path: string) => `Backup completato e verificato: ${path}`,
  contents: (rows: string, files: string, at: string) =>
    `${rows} righe, ${files} file, situazione del ${at}.`,
  pruned: (names: string) => `Archivi vecchi eliminati: ${names}`,
  whole: 'L’archivio è integro.',
  restored: (folder: string) => `Ripristino completato e verificato in ${folder}.`,
  setSecret:
    'Il negozio salvato usava SESSION_SECRET: avvia quello ripristinato con lo stesso valore, altrimenti i link già inviati non valgono più.',
  restart: 'Ora avvia il negozio con npm start.',
  failed: 'Operazione non riuscita:',
  unfinished: (folder: string) =>
    `Il ripristino in ${folder} è rimasto a metà e il negozio non si avvia su quella cartella: ripeti il ripristino con --replace.`,
  problems: {
    'no-shop': (folder: string) =>
      `In ${folder} non c’è un negozio da salvare: controlla DATA_DIR e DATABASE_URL.`,
    'not-verified':
      'L’archivio appena scritto non corrisponde a quello che doveva contenere, quindi è stato eliminato: controlla il disco e ripeti.',
    unreadable: (reason: string) => `L’archivio non si può leggere (${reason}).`,
    'not-whole': 'Il file non è un archivio completo di Pistone: usane un altro.',
    damaged: (entry: string) => `L’archivio è danneggiato (${entry}): usane un altro.`,
    'newer-shop': (version: string) =>
      `L’archivio è stato creato da una versione più recente di Pistone (${version}): ripristinalo con quella.`,
    'folder-not-empty': (folder: string) =>
      `La cartella ${folder} non è vuota: indicane un’altra con DATA_DIR, oppure aggiungi --replace per mettere da parte quello che contiene.`,
    'database-not-empty':
      'Il database indicato da DATABASE_URL non è vuoto: indicane un altro, oppure aggiungi --replace per cancellare quello che contiene.',
    'in-use': 'Il negozio è aperto: chiudilo e ripeti.',
    'other-tables': (table: string) =>
      `La tabella ${table} non ha la stessa forma in questa versione di Pistone: ripristina con la versione che ha creato l’archivio, poi aggiorna.`,
    differs: (table: string) =>
      `La tabella ${table} non è arrivata come era stata salvata: il ripristino è stato annullato.`,
    'file-differs': (path: string) =>
      `Il file ${path} non è arrivato come era stato salvato: il ripristino è rimasto a metà.`,
  },
};

export type BackupMessages = typeof backup;
