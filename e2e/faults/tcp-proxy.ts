import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `dead`: what is connected is cut, and nobody is let in. `silent`: connections are taken, and nothing is ever answered. */
type Way = 'open' | 'dead' | 'silent';
export type TcpProxy = { port: number; become: (way: Way) => void; close: () => Promise<void> };

/** Stands before a server, and fails as networks do. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let way: Way = 'open';
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const server = createServer((socket) => {
    keep(socket);
    if (way === 'dead') socket.resetAndDestroy();
    if (way !== 'open') return;
    const behind = keep(connect(target, '127.0.0.1'));
    socket.pipe(behind).pipe(socket);
    socket.on('close', () => behind.destroy());
    behind.on('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      way = next;
      if (next === 'dead') for (const socket of sockets) socket.resetAndDestroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
