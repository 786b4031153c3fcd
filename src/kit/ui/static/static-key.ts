/** Names a static part, and the data that the server draws it from. */
export type StaticKey<Data> = {
  readonly name: string;
  /** many pages have the same data: the markup is cached */
  readonly isCached?: boolean;
  /** never there: the type of the data for the compiler */
  readonly sample?: Data;
};

/** What a page's loaders prepared for the static parts of a page, by name; it never reaches a browser. */
export type StaticData = Map<string, unknown>;
