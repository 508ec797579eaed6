import { ExternalLink } from '@/components/ui/ExternalLink';
import { Glyph } from '@/components/ui/Icon';
import { firm } from '@/lib/content/firm';
import type { SocialNetwork } from '@/lib/content/firm-profile';

import styles from './Footer.module.scss';

const glyphs: Readonly<Record<SocialNetwork, string>> = {
  LinkedIn: 'M4 8v9M4 3.2v.6M8.5 17V8M8.5 12.5c0-3 1.6-4.3 4-4.3s3.7 1.5 3.7 4.1V17',
  Facebook: 'M14.5 2.8h-1.7c-2.2 0-3.4 1.2-3.4 3.4V18M5.5 10h8',
  X: 'M2.5 3h3.6l11.4 14h-3.6zM17 3l-6.3 6.4M8.8 11.3L3 17',
  YouTube:
    'M4 4h12a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 16 16H4a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 4 4zM8.4 7.3v5.4l4.6-2.7z',
  Instagram:
    'M6 2.5h8A3.5 3.5 0 0 1 17.5 6v8a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 14V6A3.5 3.5 0 0 1 6 2.5zM10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM14.2 5.3v.6',
  Telegram: 'M18 3L1.8 9.4l4.7 2L16 5.2l-7.2 7.5-.3 4.6 2.6-2.8 3.9 2.6z',
};

/** The firm's social profiles as glyphs; their names are for assistive technology. */
export function SocialProfiles() {
  return (
    <div role="group" aria-label="Social profiles" className={styles.profiles}>
      {firm.socialProfiles.map(({ name, href }) => (
        <ExternalLink key={name} href={href} label={name} className={styles.profile}>
          <Glyph path={glyphs[name]} />
        </ExternalLink>
      ))}
    </div>
  );
}
