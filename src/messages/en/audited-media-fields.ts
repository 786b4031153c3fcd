/** Fields of pictures and documents as the audit trail names them, with their articles. */
export const auditedMediaFields = {
  alt: 'the alternative text',
  bytes: 'the size of the file',
  caption: 'the caption',
  crop: 'the crop',
  focus: 'the point in view',
  imageId: 'the picture',
  title: 'the title',
  translatedAlt: 'the translated alternative text',
  translatedCaption: 'the translated caption',
  translatedTitle: 'the translated title',
};
