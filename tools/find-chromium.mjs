import { existsSync } from 'node:fs';
import { runProgram } from './run-program.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function present() {
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
}

/** Path of a Chromium for the journeys; installed from the system's packages where that is possible. */
export async function findChromium() {
  const found = present();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.log('The journeys need a browser; installing chromium from the packages of this system ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-get', ['update'], { env });
    await runProgram('apt-get', ['install', '-y', 'chromium'], { env });
  }
  const installed = present();
  if (installed) return installed;
  console.error('The journeys need a browser: install Chromium, or name one in CHROMIUM_PATH.');
  process.exit(1);
}
