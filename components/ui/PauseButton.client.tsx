'use client';

import { Icon } from './Icon';
import { pauseMotion, useMotionPaused } from './use-motion-setting';
import styles from './Controls.module.scss';

interface PauseButtonProps {
  size: 'small' | 'control';
  onPlay?: () => void;
}

/**
 * Pauses all that moves or updates by itself, for the session. Shown only where something may move.
 */
export function PauseButton({ size, onPlay }: PauseButtonProps) {
  const isPaused = useMotionPaused();
  const verb = isPaused ? 'Play' : 'Pause';
  return (
    <button
      type="button"
      className={styles.pauseButton}
      data-size={size}
      onClick={() => {
        pauseMotion(!isPaused);
        if (isPaused) onPlay?.();
      }}
      aria-label={`${verb} all movement and updates`}
    >
      <Icon name={isPaused ? 'play' : 'pause'} />
      {verb}
    </button>
  );
}
