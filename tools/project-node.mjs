import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectFolder } from './source-stamp.mjs';

const needed = 24;

/** Path of the Node that the shop runs on: the one that npm installed with it, else this one if it is new enough. */
export function projectNode() {
  const own = join(projectFolder, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath;
  console.error(
    `The shop runs on Node ${needed}; npm installed none for ${process.platform}-${process.arch} and this is ${process.version}. Install Node ${needed} and start again.`,
  );
  process.exit(1);
}

/** The environment in which the project's tools and its Node are found first. */
export function projectEnvironment(more = {}) {
  const tools = join(projectFolder, 'node_modules/.bin');
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}`, ...more };
}
