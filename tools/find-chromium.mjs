import { existsSync } from 'node:fs';
import { runProgram } from './run-program.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const present = (paths) => paths.find((path) => path && existsSync(path));

/**
 * Path of a Chromium that is there, undefined without any: the one that CHROMIUM_PATH names, or else the system's; first the one without
 * a window's interface, in which a journey takes two thirds of the time.
 */
export function presentChromium() {
  return present([process.env.CHROMIUM_PATH, shell, ...whole]);
}

/** Path of a Chromium with all that a person's has, undefined without one. */
export function wholeChromium() {
  return present([...whole, process.env.CHROMIUM_PATH]);
}

/** Path of a Chromium for the journeys; what is missing is installed from the system's packages where that is possible. */
export async function findChromium() {
  const wanted = [
    ...(present([process.env.CHROMIUM_PATH, shell]) ? [] : ['chromium-headless-shell']),
    ...(wholeChromium() ? [] : ['chromium']),
  ];
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (wanted.length > 0 && mayInstall) {
    console.log('The journeys need a browser; installing chromium from the packages of this system ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = (names) => runProgram('apt-get', ['install', '-y', ...names], { env });
    await runProgram('apt-get', ['update'], { env });
    // Not every system has the one without an interface.
    if ((await install(wanted)) !== 0 && !presentChromium()) await install(['chromium']);
  }
  const found = presentChromium();
  if (found) return found;
  console.error('The journeys need a browser: install Chromium, or name one in CHROMIUM_PATH.');
  process.exit(1);
}
