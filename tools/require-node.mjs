// First step of the scripts that run TypeScript directly: npm puts the project's own Node 24 first in the path, unless it
// could not be installed for this machine.
const needed = 24;
if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    `This needs Node ${needed}: run "npm ci", which brings it along, and start this with npm (found ${process.version}).`,
  );
  process.exit(1);
}
