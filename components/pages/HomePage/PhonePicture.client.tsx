'use client';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './HomePage.module.scss';

/** Invented holdings, in pixels of the picture; no name is a listed company's. */
const HOLDINGS = [
  { name: 'Cement share', units: '12 units', price: '1,131.30', change: '+3.02%', up: true },
  { name: 'Bank share', units: '2 units', price: '3,745.00', change: '+0.75%', up: true },
  { name: 'Software share', units: '30 units', price: '1,041.20', change: '−1.46%', up: false },
  { name: 'Index fund', units: '418.2 units', price: '23.42', change: '−0.41%', up: false },
] as const;

const LINE =
  'M0 56l8 2 8-3 8 1 8-8 8-5 8 2 8-7 8 3 8-6 8 2 8-4 8 3 8-6 8 1 8-3 8-7 8 2 8-3 8 4 8-8 8-6 8 3 8-7 8-2 8-4 8-5 8 2 8-4 8-3 8-3 8-2';
const TRIANGLE = { up: 'M0 8l5-8 5 8z', down: 'M0 0h10l-5 8z' } as const;

/**
 * A phone with the app's first screen, clipped by the band's lower edge. A client component, so
 * that the drawing is sent once per page.
 */
export function PhonePicture() {
  return (
    <svg viewBox="0 0 320 480" className={styles.phone} aria-hidden="true">
      <path
        d="M0 480V44A44 44 0 0 1 44 0h232a44 44 0 0 1 44 44v436z"
        className={styles.phoneCase}
      />
      <path
        d="M12 480V46a34 34 0 0 1 34-34h228a34 34 0 0 1 34 34v434z"
        className={styles.phoneScreen}
      />
      <text x="32" y="42" className={styles.phoneStrong}>
        9:41
      </text>
      <text x="32" y="84" className={styles.phoneMuted}>
        Your holdings
      </text>
      <text x="32" y="121" className={styles.phoneTotal}>
        ₹92,106.44
      </text>
      <g className={styles.phoneUp}>
        <path d={TRIANGLE.up} transform="translate(32 134)" />
        <text x="47" y="143">
          +₹1,284.10 today
        </text>
      </g>
      <path d="M32 216h256" className={shapes.dotted} />
      <path d={LINE} transform="translate(32 160)" className={styles.phoneLine} />
      {HOLDINGS.map(({ name, units, price, change, up }, at) => (
        <g key={name} transform={`translate(32 ${262 + at * 61})`}>
          <text className={styles.phoneStrong}>{name}</text>
          <text y="19" className={styles.phoneMuted}>
            {units}
          </text>
          <text x="256" className={styles.phonePrice}>
            {price}
          </text>
          <g className={up ? styles.phoneUp : styles.phoneDown}>
            <path d={up ? TRIANGLE.up : TRIANGLE.down} transform="translate(192 11)" />
            <text x="256" y="19" className={styles.phonePrice}>
              {change}
            </text>
          </g>
          <path d="M0 33h256" className={shapes.grid} />
        </g>
      ))}
    </svg>
  );
}
