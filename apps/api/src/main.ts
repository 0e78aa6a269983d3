import { fileURLToPath } from 'node:url';
import { createImageProcess } from './features/media/image-process.ts';
import { createRenderThread } from './features/publishing/render-thread.ts';
import { start } from './start.ts';

// Built beside this file.
const images = createImageProcess(fileURLToPath(new URL('./image-worker.js', import.meta.url)));
const renderer = createRenderThread(fileURLToPath(new URL('./render-worker.js', import.meta.url)));
await start(process.env, { images, renderer });
