import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';

import { until } from '@/tests/support/until';

import { BELOW, front, get, startFront } from './front';

startFront();

test('a visitor who leaves early harms nobody', async () => {
  const gone = new AbortController();
  const left = fetch(`${front.origin}${BELOW}/${front.turn}/slow`, { signal: gone.signal });
  await until(() => front.reached['/slow'] === 1);
  gone.abort();
  await expect(left).rejects.toThrow();
  front.release();
  expect((await get('/page')).response.status).toBe(200);
});

test('pipelined requests whose connection dies give their places back', async () => {
  const { port } = front.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const requests = Array.from(
    { length: 4 },
    (_, at) => `GET ${BELOW}/${front.turn}/slow?${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  );
  socket.write(requests.join(''));
  await until(() => Object.keys(front.reached).length > 0);
  socket.destroy();
  const others = setInterval(() => front.release(), 5);
  for (let at = 0; at < 20; at += 1) {
    expect((await get(`/page?${at}`)).response.status).toBe(200);
  }
  clearInterval(others);
});

/** Sends bytes on a connection of its own. */
function sendRaw(bytes: string): Socket {
  const socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  return socket;
}

test('a connection with more than four unfinished requests is closed, and gives their places back', async () => {
  const post = `POST /api/${front.turn}/large HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\na`;
  const get = `GET ${BELOW}/${front.turn}/slow HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  // The responses wait behind the first one, and are too large for a buffer.
  const socket = sendRaw(get + post.repeat(20));
  await once(socket, 'close');
  expect(front.reached['/api/large'] ?? 0).toBeLessThanOrEqual(3);
  const { metricsText } = await import('@/server/operations/metrics');
  const admitted = async () =>
    /site_lane_requests\{lane="post",state="admitted",process="front"\} (\d+)/.exec(
      await metricsText([]),
    )?.[1];
  await until(async () => (await admitted()) === '0');
  front.release();
});

test('posts whose bodies do not come keep neither pages nor other posts waiting', async () => {
  const head = `POST /api/${front.turn}/form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\na`;
  const sockets = Array.from({ length: 210 }, () => sendRaw(head));
  const open = () =>
    new Promise<number>((resolve) => front.server.getConnections((_, count) => resolve(count)));
  await until(async () => (await open()) >= sockets.length);
  expect((await get('/page')).response.status).toBe(200);
  const response = await fetch(`${front.origin}/api/${front.turn}/form`, {
    method: 'POST',
    body: 'typed',
  });
  expect(response.status).toBe(200);
  sockets.forEach((socket) => socket.destroy());
});
