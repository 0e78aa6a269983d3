import { fileURLToPath } from 'node:url';
import { adminCommand } from './admin-command.ts';
import { createImageProcess } from './media/image-process.ts';
import { createRenderThread } from './publishing/render-thread.ts';
import { setUpPaymentsCommand } from './set-up-payments.ts';
import { start } from './start.ts';

if (process.argv[2] === 'set-up-payments') process.exit(await setUpPaymentsCommand(process.env));
if (process.argv[2] === 'admin') process.exit(await adminCommand(process.env, process.argv.slice(3)));
const [, , command = ''] = process.argv;
if (['backup', 'restore', 'check'].includes(command)) {
  const { recoveryCommand } = await import('./recovery/commands.ts');
  process.exit(await recoveryCommand(process.argv.slice(2), process.env));
}

// Built beside this file.
const images = createImageProcess(fileURLToPath(new URL('./image-worker.js', import.meta.url)));
const renderer = createRenderThread(fileURLToPath(new URL('./render-worker.js', import.meta.url)));
await start(process.env, { images, renderer });
