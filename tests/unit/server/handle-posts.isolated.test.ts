import { front, startFront } from './front';

startFront();

test('a POST is passed on with its body and a nonce of its own, and is not cached', async () => {
  const post = async () => {
    const response = await fetch(`${front.origin}/api/${front.turn}/form`, {
      method: 'POST',
      body: 'typed',
    });
    return { response, body: await response.text() };
  };
  const [first, second] = [await post(), await post()];
  expect(first.body).toContain('typed');
  expect(first.response.headers.get('cache-control')).toBe('no-store');
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1];
  expect(first.response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(second.body).not.toContain(String(nonce));
  expect(front.seen['x-site-client']).toBe('127.0.0.1');
  expect(front.reached['/api/form']).toBe(2);
});

test('a POST keeps the host that it was sent to, whatever origin it names', async () => {
  const headers = { origin: 'https://evil.example' };
  await fetch(`${front.origin}/api/${front.turn}/form`, { method: 'POST', body: 'typed', headers });
  expect(front.seen.origin).toBe('https://evil.example');
  expect(front.seen.host).toBe(new URL(front.origin).host);
});

test('a form of another site is rejected before Next.js sees it', async () => {
  const headers = { origin: 'https://evil.example' };
  const init = { method: 'POST', body: new URLSearchParams({ a: 'b' }), headers };
  const response = await fetch(`${front.origin}/franchisee`, init);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('This form came from another site');
});

test('a body that is too large is rejected while it is sent', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < 40; at += 1) controller.enqueue(new Uint8Array(65_536));
      controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  const response = await fetch(`${front.origin}/api/${front.turn}/form`, init).catch(() => null);
  if (response) expect(response.status).toBe(413);
  expect(front.reached['/api/form']).toBeUndefined();
});
