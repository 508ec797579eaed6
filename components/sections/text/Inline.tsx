import { Fragment } from 'react';

import { AnyLink } from '@/components/site/AnyLink';
import type { Inline as InlineText } from '@/lib/content/legal/types';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Running text with its links, written `[label](address)`. */
export function Inline({ text }: { text: InlineText }) {
  // The split gives groups of three: a text, a label, and its address.
  const parts = text.split(LINK);
  return parts.map((part, at) => {
    if (at % 3 === 2) return null;
    const address = parts[at + 1] ?? '';
    if (at % 3 === 0) return <Fragment key={at}>{part}</Fragment>;
    if (/^(mailto|tel):/.test(address)) {
      return (
        <a key={at} href={address}>
          {part}
        </a>
      );
    }
    return (
      <AnyLink key={at} href={address}>
        {part}
      </AnyLink>
    );
  });
}
