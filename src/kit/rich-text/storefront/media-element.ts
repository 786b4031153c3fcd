import 'mediaelement';
import iconSprite from 'mediaelement/build/mejs-controls.svg?no-inline';
import 'mediaelement/build/mediaelementplayer-legacy.css';
import './media-player.css';
import type { MediaMessages } from '#messages/it/media.ts';
import type { Locale } from '#messages/locale.ts';
import { mediaSettings } from '../rules/media-settings.ts';

/** As much of the player as is used here; its package brings no types and leaves itself on the window. */
export type MediaPlayer = { pause(): void; remove(): void };
type PlayerClass = new (media: HTMLMediaElement, options: Readonly<Record<string, unknown>>) => MediaPlayer;

declare global {
  interface Window {
    readonly MediaElementPlayer: PlayerClass & { readonly prototype: { _handleError: () => void } };
    readonly mejs: {
      readonly i18n: { language(name: string, words: Readonly<Record<string, string | number>>): void };
    };
  }
}

const features = ['playpause', 'current', 'progress', 'duration', 'tracks', 'volume', 'fullscreen'];

/** The player's own names of its words; the form of the plural is that of Italian and English, `n != 1`. */
const wordsOf = (words: MediaMessages) => ({
  'mejs.plural-form': 1,
  'mejs.download-file': words.downloadFile,
  'mejs.video-player': words.videoPlayer,
  'mejs.audio-player': words.audioPlayer,
  'mejs.play': words.play,
  'mejs.pause': words.pause,
  'mejs.current': words.current,
  'mejs.duration': words.duration,
  'mejs.time-slider': words.timeSlider,
  'mejs.time-help-text': words.timeHelp,
  'mejs.mute': words.mute,
  'mejs.unmute': words.unmute,
  'mejs.volume-slider': words.volumeSlider,
  'mejs.volume-help-text': words.volumeHelp,
  'mejs.fullscreen': words.wholeScreen,
  'mejs.captions-subtitles': words.captions,
  'mejs.captions-chapters': words.chapters,
  'mejs.none': words.noCaptions,
  'mejs.live-broadcast': words.live,
});

/** Puts an element into the player (SITE-24); `onFailure` hears that none of its files can be played. */
export function createMediaPlayer(
  media: HTMLMediaElement,
  options: { readonly locale: Locale; readonly words: MediaMessages; readonly onFailure: () => void },
): MediaPlayer {
  const { MediaElementPlayer, mejs } = window;
  mejs.i18n.language(options.locale, wordsOf(options.words));
  // Its own message of a failure carries styles in its markup, which the shop's pages refuse; they show a link instead.
  class ShopPlayer extends MediaElementPlayer {
    _handleError() {
      options.onFailure();
    }
  }
  return new ShopPlayer(media, { ...mediaSettings, iconSprite, features, autoRewind: false });
}
