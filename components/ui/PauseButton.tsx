import { Icon } from './Icon';
import styles from './PauseButton.module.scss';

interface PauseButtonProps {
  /** What it pauses, for its accessible name. */
  label: string;
  isPaused: boolean;
  size: 'small' | 'control';
  onToggle: () => void;
}

/** Pauses what moves by itself. Shown only where something may move. */
export function PauseButton({ label, isPaused, size, onToggle }: PauseButtonProps) {
  const verb = isPaused ? 'Play' : 'Pause';
  return (
    <button
      type="button"
      className={styles.button}
      data-size={size}
      onClick={onToggle}
      aria-label={`${verb} ${label}`}
    >
      <Icon name={isPaused ? 'play' : 'pause'} />
      {verb}
    </button>
  );
}
