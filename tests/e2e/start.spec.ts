import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'playwright/test';

import { runToEnd } from '../support/site';

test.describe('at start', () => {
  test('an invalid variable stops it with a message that names it', async () => {
    const { code, output } = await runToEnd({ FEED_BASE_URL: 'http://feed.example.in' });
    expect(code).toBe(1);
    expect(output).toContain('FEED_BASE_URL: "http://feed.example.in" is not allowed; it must be');
  });

  test('a used port stops it with a message that says what to do', async () => {
    const other = createServer().listen(0, 'localhost');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runToEnd({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken.`);
  });
});
