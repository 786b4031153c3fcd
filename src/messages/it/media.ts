/** The words of the media player; loaded with it. */
export const media = {
  downloadFile: 'Scarica il file',
  videoPlayer: 'Lettore video',
  audioPlayer: 'Lettore audio',
  play: 'Riproduci',
  pause: 'Pausa',
  current: 'Posizione',
  duration: 'Durata',
  timeSlider: 'Avanzamento',
  timeHelp:
    'Con le frecce sinistra e destra ci si sposta di un secondo, con le frecce su e giù di dieci secondi.',
  mute: 'Disattiva l’audio',
  unmute: 'Riattiva l’audio',
  volumeSlider: 'Volume',
  volumeHelp: 'Con le frecce su e giù si alza e si abbassa il volume.',
  wholeScreen: 'Schermo intero',
  captions: 'Sottotitoli',
  chapters: 'Capitoli',
  noCaptions: 'Nessuno',
  live: 'In diretta',
};

export type MediaMessages = typeof media;
