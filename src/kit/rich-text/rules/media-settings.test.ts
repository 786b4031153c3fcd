import { expect, it } from 'vitest';
import { mediaSettings } from './media-settings.ts';

it('[SITE-24] the player has its settings', () => {
  expect(mediaSettings).toEqual({
    classPrefix: 'mejs-',
    stretching: 'responsive',
    pluginPath: '/assets/',
    audioShortcodeLibrary: 'mediaelement',
    videoShortcodeLibrary: 'mediaelement',
  });
});
