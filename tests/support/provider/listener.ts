import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const HOST = '127.0.0.1';
const MAX_CONNECTIONS = 2_000;
const TRIES = 50;
/** Below the ports that systems lend to who asks for any: while it is down, nobody takes it. */
const LOWEST_PORT = 20_000;
const PORTS = 12_000;
const NOTICE = 20;

export interface Listener {
  /** The port, which never changes. */
  readonly port: number;
  /** Starts or stops to listen; stopping cuts every connection, so that clients are refused. */
  setUp(up: boolean): Promise<void>;
  /** Cuts every connection. */
  drop(): Promise<void>;
  /** Sends the peer at this port a reset. */
  reset(remotePort: number | undefined): void;
}

/** Listens on a free port of the loopback address and hands each raw connection on. */
export async function openListener(onConnection: (raw: Socket) => void): Promise<Listener> {
  const sockets = new Map<number, Socket>();
  const server = createServer({ noDelay: true }, (raw) => {
    const { remotePort } = raw;
    if (remotePort === undefined) return void raw.destroy();
    sockets.set(remotePort, raw);
    raw.on('error', () => {});
    raw.on('close', () => {
      if (sockets.get(remotePort) === raw) sockets.delete(remotePort);
    });
    onConnection(raw);
  });
  server.maxConnections = MAX_CONNECTIONS;

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, HOST, () => {
        server.removeListener('error', reject);
        resolve();
      });
    });

  /** Waits until a client in this process notices, so that it does not reuse a dead connection. */
  const drop = async () => {
    for (const raw of sockets.values()) raw.destroy();
    await sleep(NOTICE);
  };

  const listenOnFreePort = async (): Promise<number> => {
    for (let attempt = 1; ; attempt += 1) {
      const any = LOWEST_PORT + Math.floor(Math.random() * PORTS);
      try {
        await listen(any);
        return any;
      } catch (error) {
        if (attempt === TRIES) throw error;
      }
    }
  };
  const port = await listenOnFreePort();

  return {
    port,
    drop,
    async setUp(up) {
      if (up === server.listening) return;
      if (up) return listen(port);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await drop();
      await closed;
    },
    reset(remotePort) {
      if (remotePort !== undefined) sockets.get(remotePort)?.resetAndDestroy();
    },
  };
}
