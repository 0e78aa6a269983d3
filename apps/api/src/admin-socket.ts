import { rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { AdminAnswer } from './features/moderation/admin/run-admin.ts';

/** A command and its answer are one line of JSON each. */
const LARGEST = 4 * 1024 * 1024;
const PATIENCE_MS = 60_000;

const pathOf = (dataDir: string): string => join(dataDir, 'admin.sock');

/**
 * Lets operators' commands reach the process that has the embedded database, which belongs to one: over a socket in the
 * data folder that only this user can open. `dataDir` must be locked by this process.
 */
export function listenForCommands(
  dataDir: string,
  run: (words: readonly string[]) => Promise<AdminAnswer>,
  log: Logger,
): { close(): void } {
  const path = pathOf(dataDir);
  // Of a process that is gone: the folder is locked.
  rmSync(path, { force: true });
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, run, log));
  server.on('error', (error) => log.warn({ err: error }, 'operators’ commands cannot reach this process'));
  const mask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  server.unref();
  return {
    close() {
      server.close();
      rmSync(path, { force: true });
    },
  };
}

async function answer(
  socket: Socket,
  run: (words: readonly string[]) => Promise<AdminAnswer>,
  log: Logger,
): Promise<void> {
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  try {
    const words: unknown = JSON.parse(await readAll(socket));
    const known = Array.isArray(words) && words.every((word) => typeof word === 'string');
    socket.end(JSON.stringify(known ? await run(words) : { ok: false, lines: ['This is no command.'] }));
  } catch (error) {
    log.warn({ err: error }, 'an operator’s command could not be read');
    socket.destroy();
  }
}

/** Asks the process that runs; null: none does. */
export async function askRunning(dataDir: string, words: readonly string[]): Promise<AdminAnswer | null> {
  const socket = connect(pathOf(dataDir));
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!connected) return null;
  socket.end(JSON.stringify(words));
  return JSON.parse(await readAll(socket)) as AdminAnswer;
}

/** By its events: whoever iterates over a socket closes it, and there is an answer to be written. */
function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      if (text.length > LARGEST) socket.destroy(new Error('too long'));
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('it was closed')));
  });
}
