import YetAnotherLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import './lightbox.css';

export type LightboxItem = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** stands below the picture; nothing where it is empty */
  readonly caption: string;
};

export type LightboxProps = {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
  readonly words: {
    readonly title: string;
    readonly close: string;
    readonly previous: string;
    readonly next: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly carousel: string;
    readonly slide: string;
    readonly caption: string;
    /** with the placeholders `{index}` and `{total}` */
    readonly position: string;
  };
};

/** Pictures on the whole screen, one at a time: arrows and swipes change them, Escape closes, focus returns. */
export function Lightbox({ items, index, onIndex, onClose, words }: LightboxProps) {
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={index}
      on={{ view: (shown) => onIndex(shown.index) }}
      slides={items.map(({ caption, ...item }) => ({
        ...item,
        ...(caption === '' ? {} : { description: caption }),
      }))}
      plugins={[Captions, Zoom]}
      captions={{ descriptionTextAlign: 'center' }}
      carousel={{ finite: true, preload: 1 }}
      animation={{ swipe: 250, navigation: 250 }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      labels={{
        Lightbox: words.title,
        'Photo gallery': words.title,
        Carousel: words.carousel,
        Slide: words.slide,
        Caption: words.caption,
        Close: words.close,
        Previous: words.previous,
        Next: words.next,
        'Zoom in': words.zoomIn,
        'Zoom out': words.zoomOut,
        '{index} of {total}': words.position,
      }}
    />
  );
}
