/**
 * All documents in one order of the listing: by a whole number below 2^32, ties by document, which is by id. It stays sorted while
 * keys change, so that any page of a listing is a walk from one end.
 */
export type DocumentOrder = {
  readonly keys: Uint32Array;
  /** the documents in order; only the first `count` hold */
  readonly documents: Uint32Array;
  count: number;
  readonly newestFirst: boolean;
};

export function createDocumentOrder(capacity: number, newestFirst: boolean): DocumentOrder {
  return { keys: new Uint32Array(capacity), documents: new Uint32Array(capacity), count: 0, newestFirst };
}

/** Puts the first `count` documents in order by the keys that were written for them. */
export function sortAll(order: DocumentOrder, count: number): void {
  const { keys, documents, newestFirst } = order;
  // Numbers of 64 bits, made and read by halves, are sorted ten times faster than by a function.
  const wide = new BigUint64Array(count);
  const halves = new Uint32Array(wide.buffer);
  for (let document = 0; document < count; document += 1) {
    halves[2 * document] = newestFirst ? ~document : document;
    halves[2 * document + 1] = keys[document] ?? 0;
  }
  wide.sort();
  for (let at = 0; at < count; at += 1) {
    const low = halves[2 * at] ?? 0;
    documents[at] = newestFirst ? ~low : low;
  }
  order.count = count;
}

/** Whether a document with a key stands before another document with its own. */
function isBefore(order: DocumentOrder, key: number, document: number, other: number): boolean {
  const otherKey = order.keys[other] ?? 0;
  if (key !== otherKey) return key < otherKey;
  return order.newestFirst ? document > other : document < other;
}

/** Where a document with a key stands, or would stand. */
function positionOf(order: DocumentOrder, key: number, document: number): number {
  let low = 0;
  let high = order.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = order.documents[middle] ?? 0;
    if (other !== document && isBefore(order, key, document, other)) high = middle;
    else if (other === document) return middle;
    else low = middle + 1;
  }
  return low;
}

/** Adds a document with its key. */
export function insertDocument(order: DocumentOrder, document: number, key: number): void {
  const at = positionOf(order, key, document);
  order.documents.copyWithin(at + 1, at, order.count);
  order.documents[at] = document;
  order.keys[document] = key;
  order.count += 1;
}

/** Changes the key of a document and moves it to its new position. */
export function moveDocument(order: DocumentOrder, document: number, key: number): void {
  const { keys, documents } = order;
  const old = keys[document] ?? 0;
  if (old === key) return;
  const from = positionOf(order, old, document);
  let to = positionOfOther(order, key, document);
  // Documents between both positions move by one.
  if (to > from) {
    to -= 1;
    documents.copyWithin(from, from + 1, to + 1);
  } else {
    documents.copyWithin(to + 1, to, from);
  }
  documents[to] = document;
  keys[document] = key;
}

/** Where a document would stand with another key than it has; its own entry is still at the old position. */
function positionOfOther(order: DocumentOrder, key: number, document: number): number {
  let low = 0;
  let high = order.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = order.documents[middle] ?? 0;
    const before =
      other === document ? key < (order.keys[document] ?? 0) : isBefore(order, key, document, other);
    if (before) high = middle;
    else low = middle + 1;
  }
  return low;
}
