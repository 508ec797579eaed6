import { createServer } from 'node:net';

/** @type {(port: number) => Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

/** The first of two free ports in a row, for the two servers that browser tests share. */
export async function freePorts() {
  for (let port = 3417; port < 65_535; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error('No two ports in a row are free.');
}
