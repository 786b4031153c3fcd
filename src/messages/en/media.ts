import type { MediaMessages } from '../it/media.ts';

export const media: MediaMessages = {
  downloadFile: 'Download File',
  videoPlayer: 'Video player',
  audioPlayer: 'Audio player',
  play: 'Play',
  pause: 'Pause',
  current: 'Position',
  duration: 'Duration',
  timeSlider: 'Progress',
  timeHelp: 'Left and right arrows move by one second, up and down arrows by ten seconds.',
  mute: 'Mute',
  unmute: 'Unmute',
  volumeSlider: 'Volume',
  volumeHelp: 'Up and down arrows turn the volume up and down.',
  wholeScreen: 'Full screen',
  captions: 'Captions',
  chapters: 'Chapters',
  noCaptions: 'None',
  live: 'Live',
};
