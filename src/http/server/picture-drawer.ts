import { setImmediate } from 'node:timers/promises';
import { pictureKey } from '#demo/pictures/picture-key.ts';
import type { PictureSpec } from '#demo/pictures/picture-spec.ts';
import { renderPictures } from '#demo/pictures/render-pictures.ts';

/** Renders the demo shop's pictures while the shop is open already. */
export type PictureDrawer = {
  /** Renders the picture that a file belongs to, if it is one of the demo shop's; false for any other. */
  drawFile(file: string): Promise<boolean>;
  /** Renders what is missing, one picture after the other, which leaves most of the machine to shoppers. */
  drawAll(): Promise<void>;
  stop(): void;
};

const widthAndFormat = /-\d+\.(?:avif|webp|jpg)$/;

export function createPictureDrawer(
  directory: string,
  specs: readonly PictureSpec[],
  draw: (spec: PictureSpec) => Promise<void> = (spec) => renderPictures([spec], directory),
): PictureDrawer {
  // A key is the digest of the picture's drawing: making all of them takes a while, so requests are let in between.
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
