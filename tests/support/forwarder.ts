import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** An origin whose server can be exchanged, as when a site is started anew with other variables. */
export async function startForwarder(first: string) {
  let target = new URL(first);
  const sockets = new Set<Socket>();
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const listener = createServer((socket) => {
    sockets.add(socket);
    const other = connect(Number(target.port), target.hostname);
    // An error ends both.
    pipeline(socket, other, socket, () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve));
  const { port } = listener.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** Cuts every connection; the next ones go to this origin. */
    forwardTo(next: string): void {
      target = new URL(next);
      cut();
    },
    close(): void {
      listener.close();
      cut();
    },
  };
}
