'use client';

import { useId, useState } from 'react';

import fields from '@/components/sections/text/SearchForm.module.scss';
import { useHydrated } from '@/components/ui/use-hydrated';

import formStyles from '@/components/ui/form/Form.module.scss';
import styles from './ScreenerPage.module.scss';

/** A typed end of a figure: the name in the address, its text, and whether it is not a number. */
interface End {
  readonly name: string;
  readonly text: string;
  readonly isWrong: boolean;
}

interface BoundFieldsProps {
  label: string;
  /** The range that companies have, in words. */
  range: string;
  /** The stops of the handles; empty for a figure without a histogram. */
  edges: readonly number[];
  /** The bars, as one path. */
  path: string;
  ends: readonly [from: End, to: End];
}

const NAMES = ['From', 'To'] as const;

/** A text as a number, by the same rules as the form; `null` if it is not one. */
function read(text: string): number | null {
  const compact = text.replace(/[\s,₹%]/g, '').replace('−', '-');
  return compact === '' || !Number.isFinite(Number(compact)) ? null : Number(compact);
}

/** The stop of an end; for an open one, or one beyond the figure's range, the outermost stop. */
function stopOf(edges: readonly number[], text: string, end: 0 | 1): number {
  const last = edges.length - 1;
  const value = read(text);
  if (value === null) return end === 0 ? 0 : last;
  const above = edges.findIndex((edge) => edge >= value);
  return above === -1 ? last : above;
}

/** The text of a stop; the outermost leaves its end open. */
const textAt = (edges: readonly number[], stop: number, end: 0 | 1): string =>
  stop === (end === 0 ? 0 : edges.length - 1) ? '' : String(edges[stop] ?? '');

/** A figure's two ends, typed, with two handles on its histogram once it is hydrated. */
export function BoundFields({ label, range, edges, path, ends }: BoundFieldsProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const [texts, setTexts] = useState<readonly string[]>(ends.map(({ text }) => text));
  const change = (end: 0 | 1, text: string) =>
    setTexts(texts.map((one, at) => (at === end ? text : one)));
  const last = edges.length - 1;
  const stops = ([0, 1] as const).map((end) => stopOf(edges, texts[end] ?? '', end));
  const isDrawn = edges.length > 2;
  return (
    <fieldset className={styles.bound}>
      <legend className={styles.name}>{label}</legend>
      <p id={`${id}range`} className={styles.range}>
        {range}
      </p>
      {isDrawn && (
        <div className={styles.histogram}>
          <svg viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
            <rect
              x={stops[0]}
              width={Math.max(0, (stops[1] ?? last) - (stops[0] ?? 0))}
              height="100"
            />
            <path d={path} />
          </svg>
          {isHydrated &&
            ([0, 1] as const).map((end) => (
              <input
                key={end}
                type="range"
                min={0}
                max={last}
                value={stops[end]}
                aria-label={`${NAMES[end]}, by handle`}
                aria-valuetext={texts[end] || 'no bound'}
                onChange={({ target }) => change(end, textAt(edges, Number(target.value), end))}
              />
            ))}
        </div>
      )}
      {ends.map(({ name, isWrong }, end) => (
        <label key={name} className={styles.end}>
          <span>{NAMES[end]}</span>
          <input
            name={name}
            inputMode="text"
            autoComplete="off"
            maxLength={15}
            value={texts[end]}
            onChange={({ target }) => change(end === 0 ? 0 : 1, target.value)}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}range${isWrong ? ` ${id}${name}` : ''}`}
            className={fields.select}
          />
        </label>
      ))}
      {ends.map(
        ({ name, isWrong, text }) =>
          isWrong && (
            <p key={name} id={`${id}${name}`} className={`${formStyles.wrong} ${styles.wrong}`}>
              “{text}” is not a number and is ignored. Write figures as 1000 or −2.5.
            </p>
          ),
      )}
    </fieldset>
  );
}
