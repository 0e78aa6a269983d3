import { start } from '../start.ts';
import { testPages } from './test-pages.ts';

/** The server as a process of its own, with product pages that need no build. */
await start(process.env, { pages: testPages() });

// What tests ask of a running process that no caller can: errors outside every request.
process.on('SIGUSR2', () => {
  setTimeout(() => {
    throw new Error('thrown in a timer');
  });
  void Promise.reject(new Error('rejected and not handled'));
});
