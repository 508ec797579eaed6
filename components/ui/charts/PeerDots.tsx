import { scaleLinear } from 'd3-scale';

import styles from './Shapes.module.scss';

interface PeerDotsProps {
  value: number;
  /** The same figure of each peer that has one. */
  peers: readonly number[];
  /** Accessible name. */
  label: string;
}

/** One figure on a line with its peers: rings are peers, the filled dot is this one; left is lower. */
export function PeerDots({ value, peers, label }: PeerDotsProps) {
  const all = [value, ...peers];
  const place = scaleLinear()
    .domain([Math.min(...all), Math.max(...all)])
    .range([5, 95]);
  const at = (figure: number): string => `${Math.round(place(figure) * 10) / 10}%`;
  return (
    <svg className={styles.peerDots} role="img" aria-label={label}>
      <line x1="0" x2="100%" y1="50%" y2="50%" className={styles.peerLine} />
      {peers.map((peer, index) => (
        <circle key={index} cx={at(peer)} cy="50%" r="3.5" className={styles.peer} />
      ))}
      <circle cx={at(value)} cy="50%" r="6" className={styles.accent} />
    </svg>
  );
}
