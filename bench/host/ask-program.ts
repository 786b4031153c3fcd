import { once } from 'node:events';
import { spawnNode } from './cores.ts';

/** Runs a program of ours on some cores, tells it something, and answers what it says before it ends. */
export async function askProgram(input: {
  cores: string;
  program: string;
  args?: readonly string[];
  message?: object;
}): Promise<unknown> {
  const child = spawnNode(input.cores, [input.program, ...(input.args ?? [])], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let answer: unknown;
  child.on('message', (message) => {
    answer = message;
  });
  const ended = once(child, 'exit');
  if (input.message) child.send(input.message);
  const [code] = await ended;
  if (code !== 0) throw new Error(`${input.program} ended with ${code}.`);
  return answer;
}
