/** Fields of pictures and documents as the audit trail names them, with their articles. */
export const auditedMediaFields = {
  alt: 'il testo alternativo',
  bytes: 'la grandezza del file',
  caption: 'la didascalia',
  crop: 'il ritaglio',
  focus: 'il punto in vista',
  imageId: 'l’immagine',
  title: 'il titolo',
  translatedAlt: 'il testo alternativo tradotto',
  translatedCaption: 'la didascalia tradotta',
  translatedTitle: 'il titolo tradotto',
};
