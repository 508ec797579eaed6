import { formatNumber, formatWholeRupees } from '@/lib/format';
import type { Field } from '@/lib/forms';
import type { NumberSpec } from '@/lib/calculators';

import { sliderScale } from './slider-stops';
import styles from './SliderField.module.scss';

interface SliderFieldProps {
  name: string;
  spec: NumberSpec;
  field: Field<string>;
  /** The last good value: where the slider stands. */
  value: number;
  onChange: (name: string, text: string) => void;
}

const textOf = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);

function withUnit(value: number, unit: NumberSpec['unit']): string {
  if (unit === '₹') return formatWholeRupees(value);
  const text = textOf(value);
  return unit === '%' ? `${text}%` : text;
}

const UNITS: Partial<Record<NumberSpec['unit'], string>> = { '₹': '₹', '%': '%', years: 'years' };

/** A number as a slider and a box that are always in step. */
export function SliderField({ name, spec, field, value, onChange }: SliderFieldProps) {
  const id = `sip-${name}`;
  const scale = sliderScale(spec);
  const place = scale.placeOf(value);
  const reached = (100 * (place - scale.min)) / (scale.max - scale.min);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {spec.label} <span className={styles.unit}>({UNITS[spec.unit]})</span>
      </label>
      <input
        id={id}
        name={name}
        className={styles.box}
        inputMode="decimal"
        autoComplete="off"
        value={field.value}
        aria-invalid={!field.isValid}
        aria-describedby={field.isValid ? undefined : `${id}-message`}
        onChange={({ target }) => onChange(name, target.value)}
      />
      <div className={styles.rail}>
        <svg className={styles.track} aria-hidden="true">
          <line x2="100%" y1="50%" y2="50%" />
          <line x2={`${reached}%`} y1="50%" y2="50%" className={styles.reached} />
        </svg>
        <input
          type="range"
          className={styles.slider}
          aria-label={`${spec.noun}, slider`}
          aria-valuetext={withUnit(value, spec.unit)}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={place}
          onChange={({ target }) => onChange(name, textOf(scale.valueAt(Number(target.value))))}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{withUnit(spec.min, spec.unit)}</span>
        <span>{withUnit(spec.max, spec.unit)}</span>
      </p>
      {!field.isValid && (
        <p id={`${id}-message`} className={styles.message} role="alert">
          {field.errorMessage}
        </p>
      )}
    </div>
  );
}
