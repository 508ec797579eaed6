import { renderToStaticMarkup } from 'react-dom/server';

import { StructuredData } from '@/components/site/StructuredData';
import { env } from '@/lib/env';

jest.mock('@/lib/env', () => ({ env: jest.fn(() => ({ logLevel: 'silent' })) }));

const METADATA = {
  title: { absolute: 'M&M </script><script>alert("1")</script>' },
  description: 'Of “a” company.',
  alternates: { canonical: '/company-information/m-%26-m' },
};

const settings = (structuredData: boolean) =>
  jest.mocked(env).mockReturnValue({
    siteUrl: 'https://www.example.in',
    flags: { structuredData },
  } as ReturnType<typeof env>);

const drawn = () => renderToStaticMarkup(<StructuredData metadata={METADATA} ownName="M&M" />);

test('one script that a browser ends where the graph ends, and that parses back whole', () => {
  settings(true);
  const holder = document.createElement('div');
  holder.innerHTML = drawn();
  const scripts = holder.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  const graph: unknown = JSON.parse(scripts[0]?.textContent ?? '');
  expect(graph).toMatchObject({ '@context': 'https://schema.org' });
  expect(JSON.stringify(graph)).toContain('M&M </script>');
  expect(holder.textContent).toBe(scripts[0]?.textContent);
});

test('React writes the text of a script as it is, without entities', () => {
  const text = '{"a":"\\u003c"}';
  expect(renderToStaticMarkup(<script type="application/ld+json">{text}</script>)).toContain(
    `>${text}<`,
  );
});

test('nothing where structured data is off, or where a page has no address of its own', () => {
  settings(false);
  expect(drawn()).toBe('');
  settings(true);
  expect(renderToStaticMarkup(<StructuredData metadata={{ title: 'x' }} />)).toBe('');
});
