import type { Draw, Drawing } from '../pen/pen.ts';
import { studioPen } from '../pen/studio-pen.ts';
import { transform } from '../pen/transform.ts';
import type { Variant } from '../picture-spec.ts';
import { studioGround } from './studio-ground.ts';

const room = { left: 130, top: 140, right: 1070, bottom: 1020 };
const largest = 1.3;

/** A part as the studio shows it, drawn as large as the sheet allows and centred. */
function fitted({ body, frame }: Drawing): string {
  const wide = (room.right - room.left) / (frame.right - frame.left);
  const high = (room.bottom - room.top) / (frame.bottom - frame.top);
  const scale = Math.min(wide, high, largest);
  const x = (room.left + room.right) / 2 - ((frame.left + frame.right) / 2) * scale;
  const y = (room.top + room.bottom) / 2 - ((frame.top + frame.bottom) / 2) * scale;
  return transform(body, { x, y, scale });
}

/** A part in the studio: shaded, on a light ground. */
export function studioSheet(draw: Draw, variant: Variant): string {
  return studioGround + fitted(draw(studioPen, variant));
}
