/** Files of the browser's build, by the plugin `client-files` of vite.config.ts. */
declare module 'virtual:client-files' {
  /** the script of every page of the storefront */
  export const startScript: string;
  /** style sheets of every page of the storefront */
  export const styleSheets: readonly string[];
  /** style sheets of the parts that texts place */
  export const partStyleSheets: readonly string[];
  /** differs between builds whose files differ */
  export const buildName: string;
  /** by the name of an island: its file, then what that imports */
  export const islandFiles: Readonly<Record<string, readonly string[]>>;
  /** style sheets of pages that businesses alone see */
  export const businessStyleSheets: readonly string[];
  /** style sheets of previews of the staff */
  export const previewStyleSheets: readonly string[];
}
