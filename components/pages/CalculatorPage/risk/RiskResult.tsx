import type { RefObject } from 'react';

import {
  PROFILES,
  record,
  riskProfile,
} from '@/lib/domain/calculator/records/risk-profile-calculator';

import { CopyLink } from '../CopyLink.client';
import { Formula } from '../Formula';
import { PhraseText } from '../PhraseText';
import typeStyles from '@/components/ui/Type.module.scss';
import { FileLinks } from '@/components/ui/FileLinks';
import styles from './Risk.module.scss';

interface RiskResultProps {
  answers: string;
  address: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The five bands from 0 to 100, the visitor's band filled, with a mark at the score. */
function Bands({ score, name }: { score: number; name: string }) {
  return (
    <figure className={styles.bands}>
      <svg role="img" aria-label={`A scale from 0 to 100 in five bands. Your score is ${score}.`}>
        {PROFILES.map((profile, at) => (
          <rect
            key={profile.name}
            x={`${20 * at + (at > 0 ? 0.4 : 0)}%`}
            width={at > 0 ? '19.6%' : '20%'}
            y="12"
            height="12"
            data-own={profile.name === name ? '' : undefined}
          />
        ))}
        <circle cx={`${score}%`} cy="18" r="9" />
      </svg>
      <figcaption>
        <span>0, the most cautious</span>
        <span>100, the boldest</span>
      </figcaption>
    </figure>
  );
}

/** The profile, the score, what lowered the profile and which answers contradict each other. */
export function RiskResult({ answers, address, heading }: RiskResultProps) {
  const found = riskProfile({ answers });
  if (!found) return null;
  const { profile, score } = found;
  return (
    <div className={styles.result}>
      <div>
        <p className={typeStyles.muted}>Your profile</p>
        <h2 ref={heading} tabIndex={-1}>
          <data id="profile" value={profile.name}>
            {profile.name}
          </data>
        </h2>
        <p>
          Your score is{' '}
          <strong>
            <data id="score" value={String(score)}>
              {score}
            </data>
          </strong>{' '}
          out of 100.
        </p>
        <Bands score={score} name={profile.name} />
        <Formula lines={record.view.explanation.formula({ answers })} />
      </div>
      <div className={styles.findings}>
        <ul>
          {record.view.explanation.findings({ answers }).map((phrase, at) => (
            <li key={at}>
              <PhraseText phrase={phrase} />
            </li>
          ))}
        </ul>
        <p>
          <CopyLink address={address} />
          <FileLinks
            href={address.replace('?', '/table.csv?')}
            words="Download your answers"
            of="your answers"
          />
        </p>
      </div>
    </div>
  );
}
