'use client';

import { type ReactNode, useState } from 'react';

import { Icon } from '@/components/ui/Icon';
import { useHydrated } from '@/components/ui/use-hydrated';

import styles from './VideoPage.module.scss';

interface PlayerProps {
  /** A YouTube id, checked by the server. */
  code: string;
  name: string;
  poster: ReactNode;
}

const addressOf = (code: string): string =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(code)}?autoplay=1&rel=0`;

/** The pressed button is removed, so the player that it opened gets the focus. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * The thumbnail until the visitor plays it: nothing is loaded from the video's host before that
 * click.
 */
export function Player({ code, name, poster }: PlayerProps) {
  const hydrated = useHydrated();
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        ref={focus}
        src={addressOf(code)}
        title={name}
        className={styles.frame}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }
  return (
    <>
      {poster}
      {hydrated && (
        <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
          <Icon name="play" className={styles.playIcon} /> Play{' '}
          <span className="visually-hidden">{name}. </span>
          <span className={styles.host}>Loads the player of youtube-nocookie.com</span>
        </button>
      )}
    </>
  );
}
