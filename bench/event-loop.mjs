// Loaded into the server by `publish.ts`: prints every 100 ms how long its event loop was held up at most.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
setInterval(() => {
  process.stdout.write(`held up ${Math.round(delay.max / 1e6)} ms\n`);
  delay.reset();
}, 100).unref();
