/** A piston on its rod, as SVG in a colour: the mark of a shop of the trade that has no picture of its own. */
export const tradeMark = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${colour}"/><path fill="#fff" fill-rule="evenodd" d="M8 5.5h16a1 1 0 0 1 1 1V9H7V6.5a1 1 0 0 1 1-1zM7 10.6h18v2.2H7zM7 14.4h18v5.1a1.5 1.5 0 0 1-1.5 1.5h-3.3l1 6H10.8l1-6H8.5A1.5 1.5 0 0 1 7 19.5zM16 15.9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"/></svg>`;
