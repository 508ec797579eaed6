import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

import { log } from '@/lib/tools/log';
import {
  connectionLimits,
  type ConnectionLimits,
  fileLimit,
  limitConnectionCount,
} from '@/server/connection-limits';

let lines: unknown[];
beforeEach(() => {
  lines = [];
  jest.spyOn(log, 'warn').mockImplementation((...line: unknown[]) => void lines.push(line));
});
afterEach(() => jest.restoreAllMocks());

test('there are fewer connections than files, and those of a proxy are not counted by address', () => {
  expect(connectionLimits(1_024, 0)).toEqual({ inAll: 819, ofVisitor: 100 });
  expect(connectionLimits(1_024, 1)).toEqual({ inAll: 819, ofVisitor: Infinity });
  expect(fileLimit()).toBeGreaterThan(100);
});

describe('connections of addresses', () => {
  class FakeSocket extends EventEmitter {
    destroyed = false;
    constructor(readonly remoteAddress: string) {
      super();
    }
    destroy(): void {
      this.destroyed = true;
      this.emit('close');
    }
  }
  const LIMITS: ConnectionLimits = { inAll: 1_000, ofVisitor: 3 };
  let server: EventEmitter;
  const open = (address: string): FakeSocket => {
    const socket = new FakeSocket(address);
    server.emit('connection', socket);
    return socket;
  };
  beforeEach(() => {
    server = new EventEmitter();
    limitConnectionCount(server as Server, LIMITS);
  });

  test('a visitor has so many; one that ends makes room', () => {
    const [first] = [1, 2, 3].map(() => open('203.0.113.7'));
    expect(first?.destroyed).toBe(false);
    expect(open('203.0.113.7').destroyed).toBe(true);
    expect(open('::ffff:203.0.113.7').destroyed).toBe(true);
    expect(open('203.0.113.8').destroyed).toBe(false);
    first?.destroy();
    expect(open('203.0.113.7').destroyed).toBe(false);
    expect(lines).toHaveLength(1);
  });

  test('a /64 is one visitor, and a /48 ten', () => {
    for (let at = 0; at < 3; at += 1) {
      expect(open(`2001:db8:9:1::${at}`).destroyed).toBe(false);
    }
    expect(open('2001:db8:9:1::9').destroyed).toBe(true);
    for (let at = 2; at < 29; at += 1) {
      expect(open(`2001:db8:9:${at}::1`).destroyed).toBe(false);
    }
    expect(open('2001:db8:9:99::1').destroyed).toBe(true);
    expect(open('2001:db8:8:1::1').destroyed).toBe(false);
  });

  test('this machine has no limit of its own', () => {
    for (let at = 0; at < 20; at += 1) expect(open('127.0.0.1').destroyed).toBe(false);
  });
});

describe('connections in all', () => {
  let server: Server;
  let finish: () => void;
  beforeEach(async () => {
    server = createServer((request, response) => {
      if (request.url === '/slow') finish = () => response.end('slow');
      else response.end('ok');
    });
    limitConnectionCount(server, { inAll: 3, ofVisitor: Infinity });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const open = async (): Promise<Socket> => {
    const accepted = once(server, 'connection');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    await accepted;
    return socket;
  };
  const ask = async (socket: Socket, path: string): Promise<void> => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(socket, 'data');
  };

  test('the one that has been idle for longest makes room, and one that waits never does', async () => {
    const busy = await open();
    const asked = once(server, 'request');
    const answered = ask(busy, '/slow');
    await asked;
    const halfOpen = await open();
    halfOpen.write('GET / HTTP/1.1\r\n');
    const served = await open();
    await ask(served, '/');
    const closed = once(halfOpen, 'close');
    const fourth = await open();
    await closed;
    const next = once(served, 'close');
    await ask(fourth, '/');
    await ask(await open(), '/');
    await next;
    finish();
    await answered;
    expect(busy.destroyed).toBe(false);
  });
});
