import type { ButtonHTMLAttributes } from 'react';

import styles from './Controls.module.scss';

/**
 * `main` is in the brand's colour; at most one per screen. `outline`, `large` and `small` have a border.
 */
export type ButtonKind = 'main' | 'outline' | 'large' | 'small';

/** The look of a button for a link: `<ExternalLink className={buttonClass('main')}>`. */
export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
}

export function Button({ kind = 'outline', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(kind)} ${className ?? ''}`} {...rest} />;
}
