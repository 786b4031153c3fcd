/** A field of one colour: a drawing, for a page allows no styles of its own. */
export function SwatchColor({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" fill={color} />
    </svg>
  );
}
