import { formatCount, formatWholeRupees } from '@/lib/format';

import { NumberBox, type NumberFieldProps } from './NumberBox';
import { scaleOf, type ScaleSpec } from './scale';
import styles from './SliderField.module.scss';

interface SliderFieldProps extends NumberFieldProps {
  /** The last good value: where the slider stands. */
  value: number;
}

const CRORE = 10_000_000;

/** A value as the ends of the slider and screen readers have it: `₹10,00,000`, `₹100 crore`, `50%`. */
function shortText(value: number, unit: ScaleSpec['unit']): string {
  if (unit === '₹') {
    return value >= CRORE && value % CRORE === 0
      ? `${formatWholeRupees(value / CRORE)} crore`
      : formatWholeRupees(value);
  }
  const number = Number.isInteger(value) ? formatCount(value) : String(value);
  return unit === '%' ? `${number}%` : number;
}

/** A number as a slider and a box that are always in step. Without scripts the box stands alone. */
export function SliderField({ value, ...box }: SliderFieldProps) {
  const { name, spec, onChange } = box;
  const scale = scaleOf(spec);
  const position = scale.positionOf(value);
  const length = scale.max - scale.min;
  /* A field narrowed to a single value, such as one year, has no way to go. */
  const share = length > 0 ? (100 * (position - scale.min)) / length : 100;
  return (
    <div className={styles.field}>
      <NumberBox {...box} />
      <div className={styles.slider}>
        <svg aria-hidden="true">
          <rect width={`${Math.round(share * 10) / 10}%`} height="4" />
        </svg>
        <input
          type="range"
          aria-label={`${spec.label}, slider`}
          aria-valuetext={shortText(value, spec.unit)}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={position}
          onChange={({ currentTarget }) =>
            onChange(name, String(scale.valueAt(Number(currentTarget.value))))
          }
        />
        <p aria-hidden="true">
          <span>{shortText(spec.min, spec.unit)}</span>
          <span>{shortText(spec.max, spec.unit)}</span>
        </p>
      </div>
    </div>
  );
}
