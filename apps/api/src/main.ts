import { fileURLToPath } from 'node:url';
import { createImageProcess } from './media/image-process.ts';
import { createRenderThread } from './publishing/render-thread.ts';
import { setUpPaymentsCommand } from './set-up-payments.ts';
import { start } from './start.ts';

if (process.argv[2] === 'set-up-payments') process.exit(await setUpPaymentsCommand(process.env));

// Built beside this file.
const images = createImageProcess(fileURLToPath(new URL('./image-worker.js', import.meta.url)));
const renderer = createRenderThread(fileURLToPath(new URL('./render-worker.js', import.meta.url)));
await start(process.env, { images, renderer });
