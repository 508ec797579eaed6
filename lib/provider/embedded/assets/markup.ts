import { escapeHtml } from '@/lib/tools/escape';

/** To a tenth of a pixel: finer cannot be seen and costs bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element; undefined attributes are left out, `content` is markup already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text = typeof value === 'number' ? String(round(value)) : escapeHtml(value ?? '');
      return ` ${key}="${text}"`;
    })
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}
