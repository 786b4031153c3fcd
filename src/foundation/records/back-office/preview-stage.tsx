import type { Ref } from 'react';
import styles from './preview-stage.module.css';

export type PreviewStageProps = {
  readonly title: string;
  readonly src: string;
  /** in CSS pixels: a telephone, a tablet or a screen */
  readonly width: 360 | 768 | 1280;
  readonly frame?: Ref<HTMLIFrameElement>;
  readonly onLoad?: () => void;
};

/** A page of the storefront as it is on another screen; it scrolls sideways where this one is narrower. */
export function PreviewStage({ title, src, width, frame, onLoad }: PreviewStageProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <div className={styles.stage} role="group" aria-label={title} tabIndex={0}>
      <iframe ref={frame} className={styles[`wide${width}`]} title={title} src={src} onLoad={onLoad} />
    </div>
  );
}
