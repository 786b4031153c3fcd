import { setImmediate } from 'node:timers/promises';
import { pictureKey } from '#demo/pictures/picture-key.ts';
import type { PictureSpec } from '#demo/pictures/picture-spec.ts';
import { renderPictures } from '#demo/pictures/render-pictures.ts';

/** Draws the demo shop's pictures while the shop is open already. */
export type PictureDrawer = {
  /** Draws the picture that a file belongs to, if it is one of the demo shop's; false for any other. */
  drawFile(file: string): Promise<boolean>;
  /** Draws what is missing, one picture after the other, so that shoppers keep most of the machine. */
  drawAll(): Promise<void>;
  stop(): void;
};

const widthAndFormat = /-\d+\.(?:avif|webp|jpg)$/;

export function createPictureDrawer(
  directory: string,
  specs: readonly PictureSpec[],
  draw: (spec: PictureSpec) => Promise<void> = (spec) => renderPictures([spec], directory),
): PictureDrawer {
  // A key is the digest of the drawing, so that all of them take a while; visitors come in between.
  const known = (async () => {
    const pictures = new Map<string, PictureSpec>();
    for (const spec of specs) {
      pictures.set(pictureKey(spec), spec);
      await setImmediate();
    }
    return pictures;
  })();
  const drawing = new Map<string, Promise<void>>();
  let stopped = false;
  const drawOnce = (key: string, spec: PictureSpec): Promise<void> => {
    const begun = drawing.get(key);
    if (begun !== undefined) return begun;
    const drawn = draw(spec).finally(() => drawing.delete(key));
    drawing.set(key, drawn);
    return drawn;
  };
  return {
    async drawFile(file) {
      const key = file.replace(widthAndFormat, '');
      const spec = key === file ? undefined : (await known).get(key);
      if (!spec) return false;
      await drawOnce(key, spec);
      return true;
    },
    async drawAll() {
      for (const [key, spec] of await known) {
        if (stopped) return;
        await drawOnce(key, spec);
      }
    },
    stop() {
      stopped = true;
    },
  };
}
