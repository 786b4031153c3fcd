import { readdirSync, readFileSync } from 'node:fs';

// Linux counts processor time in hundredths of a second.
const TICKS_PER_SECOND = 100;
const KB_PER_MB = 1024;

type Stat = { readonly parent: number; readonly seconds: number; readonly secondsOfEndedChildren: number };

/** What /proc/PID/stat says after the name, which may hold anything. */
function statOf(pid: number): Stat {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const seconds = (at: number) => (Number(fields[at]) + Number(fields[at + 1])) / TICKS_PER_SECOND;
  return { parent: Number(fields[1]), seconds: seconds(11), secondsOfEndedChildren: seconds(13) };
}

/** Processor time that a process has used, in seconds. */
export function processorSeconds(pid: number): number {
  return statOf(pid).seconds;
}

function statsOfChildren(pid: number): (Stat & { readonly pid: number })[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const stat = statOf(Number(entry));
      return stat.parent === pid ? [{ ...stat, pid: Number(entry) }] : [];
    } catch {
      // It ended while the list was read.
      return [];
    }
  });
}

/** The processes that a process has started and that run now. */
export const childrenOf = (pid: number): number[] => statsOfChildren(pid).map((child) => child.pid);

/** Processor time that a process and its children have used, in seconds; those that ended count as well. */
export function familySeconds(pid: number): number {
  const own = statOf(pid);
  return statsOfChildren(pid).reduce(
    (sum, { seconds }) => sum + seconds,
    own.seconds + own.secondsOfEndedChildren,
  );
}

/** Resident memory in MB: now, and at its highest. */
export function residentMegabytes(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / KB_PER_MB;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
