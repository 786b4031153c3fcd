import { ZoomArea } from '#kit/ui/gallery/zoom-area.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { galleryFor } from '#messages/gallery-for.ts';
import type { GalleryImage } from '../../rules/gallery-image.ts';
import { GalleryPicture } from './gallery-picture.tsx';

export type GalleryStageProps = {
  readonly image: GalleryImage;
  readonly platform: string;
  readonly eager: boolean;
  readonly zoom: {
    readonly magnified: boolean;
    readonly onMagnified: (magnified: boolean) => void;
  } | null;
};

/** One large image with its caption and, by the setting, the zoom. */
export function GalleryStage({ image, platform, eager, zoom }: GalleryStageProps) {
  const { locale } = useWords();
  const picture = (sizes: string | null) => <GalleryPicture image={image} eager={eager} sizes={sizes} />;
  return (
    <figure className={`${platform}-product-gallery__image`}>
      {zoom ? (
        <ZoomArea label={galleryFor(locale).magnify} largest={Math.max(...image.widths)} {...zoom}>
          {picture}
        </ZoomArea>
      ) : (
        picture(null)
      )}
      {image.caption === '' ? null : <figcaption>{image.caption}</figcaption>}
    </figure>
  );
}
