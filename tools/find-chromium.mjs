import { existsSync } from 'node:fs';
import { runProgram } from './run-program.mjs';

// First the one without a window's interface: a journey takes two thirds of the time in it.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const packages = ['chromium-headless-shell', 'chromium'];

/** Path of a Chromium that is there: the one that CHROMIUM_PATH names, or else one of the system's; undefined without any. */
export function presentChromium() {
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
}

/** Path of a Chromium for the journeys; installed from the system's packages where that is possible. */
export async function findChromium() {
  const found = presentChromium();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.log('The journeys need a browser; installing chromium from the packages of this system ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-get', ['update'], { env });
    for (const name of packages) {
      const code = await runProgram('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
      if (code === 0) break;
    }
  }
  const installed = presentChromium();
  if (installed) return installed;
  console.error('The journeys need a browser: install Chromium, or name one in CHROMIUM_PATH.');
  process.exit(1);
}
