/** The options of the media player, name by name as the wire of the shop knows it (SITE-24). */
export const mediaSettings = {
  classPrefix: 'mejs-',
  stretching: 'responsive',
  /** where the player's own files lie */
  pluginPath: '/assets/',
  audioShortcodeLibrary: 'mediaelement',
  videoShortcodeLibrary: 'mediaelement',
} as const;
