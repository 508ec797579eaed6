import { Fragment } from 'react';

import { AnyLink } from '@/components/site/AnyLink';
import { firmLink } from '@/lib/content/outbound';
import type { FirmProfile } from '@/lib/content/firm-profile';
import type { LinkTarget, Rich as RichText } from '@/lib/content/products/types';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;
const FIRM = 'firm:';

/** The address of a target: those of the firm's external sites get campaign parameters. */
export function hrefOf(target: LinkTarget | `#${string}`): string {
  if (!target.startsWith(FIRM)) return target;
  return firmLink(target.slice(FIRM.length) as keyof FirmProfile['links'], 'product');
}

/** Running text with links: every second part of the split is a label with its address. */
export function Rich({ text }: { text: RichText }) {
  const parts = text.split(LINK);
  return (
    <>
      {parts.map((part, at) => {
        if (at % 3 === 2) return null;
        const target = parts[at + 1];
        if (at % 3 === 1 && target) {
          return (
            <AnyLink key={at} href={hrefOf(target as LinkTarget)}>
              {part}
            </AnyLink>
          );
        }
        return <Fragment key={at}>{part}</Fragment>;
      })}
    </>
  );
}
