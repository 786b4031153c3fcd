/** A point on a picture in per cent of its width and height. */
export type ZoomPoint = { readonly x: number; readonly y: number };

export const zoomCentre: ZoomPoint = { x: 50, y: 50 };

const keyStep = 12.5;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number) => Math.min(100, Math.max(0, value));

/** The point on a picture that a pointer is over; beyond its edges the edge. */
export function pointUnder(
  pointer: { readonly clientX: number; readonly clientY: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): ZoomPoint {
  return {
    x: within(((pointer.clientX - box.left) / box.width) * 100),
    y: within(((pointer.clientY - box.top) / box.height) * 100),
  };
}

/** Where an arrow key leads; null for any other key. */
export function pointByKey(key: string, point: ZoomPoint): ZoomPoint | null {
  const move = moves[key];
  return move ? { x: within(point.x + move[0] * keyStep), y: within(point.y + move[1] * keyStep) } : null;
}

/** Where a finger that drew the magnified picture along by so many pixels has brought it. */
export function pointDragged(
  point: ZoomPoint,
  moved: { readonly x: number; readonly y: number },
  box: { readonly width: number; readonly height: number },
  scale: number,
): ZoomPoint {
  const hidden = scale - 1;
  return {
    x: within(point.x - (moved.x / (box.width * hidden)) * 100),
    y: within(point.y - (moved.y / (box.height * hidden)) * 100),
  };
}
