import { renderToStaticMarkup } from 'react-dom/server';

import { StructuredData } from '@/components/site/StructuredData';
import { env } from '@/lib/tools/env';

jest.mock('@/lib/tools/env', () => ({ env: jest.fn(() => ({ logLevel: 'silent' })) }));

const METADATA = {
  title: 'M&M </script><script>alert("1")</script>',
  description: 'Of “a” company.',
  alternates: { canonical: '/company-information/m-%26-m' },
};

const RECORD = { schemaType: 'ItemPage', above: [], name: 'M&M' } as const;

const settings = (structuredData: boolean) =>
  jest.mocked(env).mockReturnValue({
    siteUrl: 'https://www.example.in',
    flags: { structuredData },
  } as ReturnType<typeof env>);

const drawn = () => renderToStaticMarkup(<StructuredData metadata={METADATA} record={RECORD} />);

test('the script ends where the graph ends, and parses back to the graph', () => {
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

test('renders nothing where structured data is off, or where a page has no canonical address', () => {
  settings(false);
  expect(drawn()).toBe('');
  settings(true);
  expect(renderToStaticMarkup(<StructuredData metadata={{ title: 'x' }} />)).toBe('');
});
