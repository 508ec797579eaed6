import { finishHtml } from '@/server/finish-html';

const tagOf = (head: string, body = '<p>One</p>') =>
  finishHtml(`<html><head>${head}</head><body>${body}</body></html>`, 'n', () => '').etag;

test('the order of the head and its preloads do not change the ETag; content does', () => {
  const first = tagOf('<meta name="a" content="1"/><link rel="canonical" href="/x"/>');
  expect(
    tagOf(
      '<link rel="preload" href="/a.css" as="style"/><link rel="canonical" href="/x"/><meta name="a" content="1"/>',
    ),
  ).toBe(first);
  expect(tagOf('<meta name="a" content="2"/><link rel="canonical" href="/x"/>')).not.toBe(first);
  expect(tagOf('<meta name="a" content="1"/><link rel="canonical" href="/x"/>', 'Two')).not.toBe(
    first,
  );
});
