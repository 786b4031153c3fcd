import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end; signals that reach this process meanwhile are handed on to it. Resolves to its exit code
 * (128 and the signal's number when a signal ended it, as shells have it).
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runProgram(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const handOn = (signal) => child.kill(signal);
    for (const signal of forwarded) process.on(signal, handOn);
    const end = (code) => {
      for (const signal of forwarded) process.off(signal, handOn);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(1);
    });
    child.once('exit', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
