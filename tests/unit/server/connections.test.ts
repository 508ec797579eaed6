import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';

import { closeSlowReaders } from '@/server/connections';
import { allBut } from '@/tests/support/fake-timers';

const SLICE = Buffer.alloc(64 * 1024, 'a');
/** More than the buffers of both ends of a connection hold. */
const SLICES = 512;

const PACE = { ms: 30_000, bytes: 30_000 };

let server: Server;
let stop: () => void;

beforeAll(async () => {
  // The looks are made by hand, however slow the machine is.
  jest.useFakeTimers({ doNotFake: allBut('setInterval', 'clearInterval') });
  server = createServer((request, response) => {
    const slices = request.url === '/large' ? SLICES : 1;
    Readable.from(Array.from({ length: slices }, () => SLICE)).pipe(response);
  });
  stop = closeSlowReaders(server, PACE);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  stop();
  server.closeAllConnections();
  server.close();
  jest.useRealTimers();
});

const look = () => jest.advanceTimersByTime(PACE.ms);

function ask(path: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

test('who stops reading a large answer is closed', async () => {
  const connected = once(server, 'connection') as Promise<[Socket]>;
  ask('/large').pause();
  const [atServer] = await connected;
  const closed = once(atServer, 'close');
  while (!atServer.destroyed) {
    look();
    await new Promise(setImmediate);
  }
  await closed;
});

test('who reads on gets all of it, and an idle connection stays open', async () => {
  const idle = ask('/small');
  await once(idle, 'data');
  let bytes = 0;
  let seen = 0;
  const reader = ask('/large');
  await new Promise((resolve) => {
    reader.once('close', resolve);
    reader.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      // Much more than the buffers hold was taken since the last look.
      if (bytes - seen > 8 * 1024 * 1024) {
        seen = bytes;
        look();
      }
      if (bytes >= SLICES * SLICE.length) resolve(null);
    });
  });
  expect(idle.destroyed).toBe(false);
  expect(bytes).toBeGreaterThanOrEqual(SLICES * SLICE.length);
  expect(seen).toBeGreaterThan(0);
  idle.destroy();
  reader.destroy();
});
