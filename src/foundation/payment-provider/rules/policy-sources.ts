/** What a script of another house needs of the page that runs it, by directives of a content security policy. */
export type PolicySources = Readonly<
  Record<'script-src' | 'style-src' | 'frame-src' | 'connect-src' | 'img-src', readonly string[]>
>;

/** The same origins for all that a script does. */
export const sourcesOf = (...origins: readonly string[]): PolicySources => ({
  'script-src': origins,
  'style-src': origins,
  'frame-src': origins,
  'connect-src': origins,
  'img-src': origins,
});
