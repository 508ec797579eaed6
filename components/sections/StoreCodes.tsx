import { encode } from 'uqr';

import { firm } from '@/lib/content/firm';

import styles from './StoreCodes.module.scss';

/** Modules of empty ground about a code, without which cameras may not find it. */
const QUIET_ZONE = 4;

/** The dark modules as one path, a run of a row at a time. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join('');
}

/** An address as a code for a phone's camera: dark on light in both schemes. */
function Code({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.code}>
      <path d={`M0 0h${size}v${size}H0z`} className={styles.light} />
      <path d={pathOf(data)} className={styles.dark} />
    </svg>
  );
}

/** Codes that lead a phone from this screen to the app in its store. */
export function StoreCodes() {
  const { name, androidStore, appleStore } = firm.app;
  const stores = [
    { phone: 'Android', store: 'Play Store', address: androidStore },
    { phone: 'iPhone', store: 'App Store', address: appleStore },
  ];
  return (
    <div className={styles.codes}>
      {stores.map(({ phone, store, address }) => (
        <figure key={phone} className={styles.figure}>
          <Code address={address} label={`QR code of ${name} in the ${store}: ${address}`} />
          <figcaption>Scan for {phone}</figcaption>
        </figure>
      ))}
    </div>
  );
}
