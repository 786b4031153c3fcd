// Loaded into the shop's process before anything else: the time of day stands still until the parent process says another one.

const given = { now: Number(process.env.REPLAY_CLOCK_MS), passed: 0 };
const SystemDate = Date;
const elapsed = performance.now.bind(performance);

SystemDate.now = () => given.now;
globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [given.now] : args, newTarget),
  apply: () => new SystemDate(given.now).toString(),
});

// Public pages may be sent as they were for half a second after a change. Between two requests more than that passes, so that
// each of them is answered by what the shop holds then.
performance.now = () => elapsed() + given.passed;

const BETWEEN_REQUESTS_MS = 1000;

process.on('message', (now) => {
  if (typeof now !== 'number') return;
  given.now = now;
  given.passed += BETWEEN_REQUESTS_MS;
  process.send?.(now);
});

export {};
