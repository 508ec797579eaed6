'use client';

import { useRef } from 'react';

import { formatCount, formatRupees, formatWholeRupees } from '@/lib/tools/format';

import { useAfterHydration } from '../use-after-hydration';

import { NumberBox, type NumberFieldProps } from './NumberBox.client';
import { scaleOf, type ScaleSpec } from './scale';
import styles from '@/components/ui/form/Form.module.scss';

interface SliderFieldProps extends NumberFieldProps {
  /** The last valid value: the slider's position. */
  value: number;
}

const CRORE = 10_000_000;

/** A value for the slider's ends, which are labels of a scale: `₹10,00,000`, `₹100 crore`, `50%`. */
function shortText(value: number, unit: ScaleSpec['unit']): string {
  if (unit === '₹') {
    return value >= CRORE && value % CRORE === 0
      ? `${formatWholeRupees(value / CRORE)} crore`
      : formatWholeRupees(value);
  }
  const number = Number.isInteger(value) ? formatCount(value) : String(value);
  return unit === '%' ? `${number}%` : number;
}

/** The value with its unit, where the ends leave it to the box; a sum to the paisa. */
function spokenText(value: number, unit: ScaleSpec['unit']): string {
  if (unit === '₹') return formatRupees(value);
  const text = shortText(value, unit);
  if (unit !== 'years' && unit !== 'months' && unit !== 'days') return text;
  return `${text} ${value === 1 ? unit.slice(0, -1) : unit}`;
}

/** A number as a slider and a box that show the same value. Without JavaScript only the box is shown. */
export function SliderField({ value, ...box }: SliderFieldProps) {
  const { name, spec, onChange } = box;
  const scale = scaleOf(spec);
  const position = scale.positionOf(value);
  const length = scale.max - scale.min;
  // A field narrowed to a single value, such as one year, has no length.
  const share = length > 0 ? (100 * (position - scale.min)) / length : 100;
  const slider = useRef<HTMLInputElement>(null);
  const slideTo = (text: string) => onChange(name, String(scale.valueAt(Number(text))));
  useAfterHydration(() => {
    // The browser rounds the position to a step.
    const entered = slider.current?.value ?? String(position);
    if (Math.abs(Number(entered) - position) >= scale.step) slideTo(entered);
  });
  return (
    <div className={styles.sliderField}>
      <NumberBox {...box} />
      <div className={styles.slider}>
        <svg aria-hidden="true">
          <rect width={`${Math.round(share * 10) / 10}%`} height="4" />
        </svg>
        <input
          ref={slider}
          type="range"
          aria-label={`${spec.label}, by slider`}
          aria-valuetext={spokenText(value, spec.unit)}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={position}
          onChange={({ currentTarget }) => slideTo(currentTarget.value)}
        />
        <div aria-hidden="true">
          <span>{shortText(spec.min, spec.unit)}</span>
          <span>{shortText(spec.max, spec.unit)}</span>
        </div>
      </div>
    </div>
  );
}
