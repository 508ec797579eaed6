'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';

import { Button } from '../Button';
import { Icon } from '../Icon';
import { Picture } from '../Picture';

import styles from './Lightbox.module.scss';

interface LightboxPicture {
  readonly src: string;
  /** The text alternative of the picture. */
  readonly alt: string;
  /** Shown under the picture in the list and in the dialog. */
  readonly caption?: string;
}

interface LightboxProps {
  /** The name of the pictures. */
  label: string;
  pictures: readonly LightboxPicture[];
  /** Pixels of the files, for their proportions. */
  width: number;
  height: number;
  /** Pictures side by side in a wide viewport. */
  across?: 1 | 2 | 3;
  /** It is at the top of its page: load its first pictures at once. */
  first?: boolean;
}

const ZOOMS = [1, 1.5, 2, 3] as const;

/** The picture that a key moves to. */
function pictureAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

type ThumbnailsProps = Required<Omit<LightboxProps, 'label'>> & {
  onOpen: (event: MouseEvent, at: number) => void;
};

function Thumbnails({ pictures, width, height, across, first, onOpen }: ThumbnailsProps) {
  return (
    <ul className={styles.list} data-across={across}>
      {pictures.map(({ src, alt, caption }, index) => (
        <li key={src}>
          <a href={src} className={styles.open} onClick={(event) => onOpen(event, index)}>
            <Picture
              src={src}
              alt={alt}
              width={width}
              height={height}
              eager={first && index === 0}
              className={styles.thumb}
            />
            {caption && <span className={styles.caption}>{caption}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ControlsProps {
  /** The index of the picture, from 0. */
  at: number;
  count: number;
  /** An index of `ZOOMS`. */
  zoom: number;
  onShow: (at: number) => void;
  onZoom: (zoom: number) => void;
  onClose: () => void;
}

function Controls({ at, count, zoom, onShow, onZoom, onClose }: ControlsProps) {
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.place}>
        {at + 1} of {count}
      </p>
      <Button kind="small" onClick={() => onZoom(zoom - 1)} disabled={zoom === 0}>
        <Icon name="minus" /> Smaller
      </Button>
      <Button kind="small" onClick={() => onZoom(zoom + 1)} disabled={zoom === ZOOMS.length - 1}>
        <Icon name="plus" /> Larger
      </Button>
      {count > 1 && (
        <>
          <Button kind="small" onClick={() => onShow((at + count - 1) % count)}>
            Previous
          </Button>
          <Button kind="small" onClick={() => onShow((at + 1) % count)}>
            Next
          </Button>
        </>
      )}
      <Button kind="small" onClick={onClose}>
        <Icon name="close" /> Close
      </Button>
    </div>
  );
}

/**
 * Pictures that open in a dialog: arrow keys change the picture, Escape closes, and the focus
 * returns to the picture. Without JavaScript each is a link to its file.
 */
export function Lightbox(props: LightboxProps) {
  const { label, pictures, width, height, across = 3, first = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const [zoom, setZoom] = useState(0);
  const shown = at === null ? null : pictures[at];

  const show = (next: number) => {
    setAt(next);
    setZoom(0);
  };
  const open = (event: MouseEvent, next: number) => {
    // A click with a modifier key opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(next);
    dialog.current?.showModal();
  };

  // Arrow keys change the picture wherever in the dialog the focus is; enlarged, they scroll it.
  useEffect(() => {
    const box = dialog.current;
    if (!box || at === null || zoom > 0) return undefined;
    const turn = (event: KeyboardEvent) => {
      const next = pictureAfter(event.key, at, pictures.length);
      if (next === null) return;
      event.preventDefault();
      setAt(next);
    };
    box.addEventListener('keydown', turn);
    return () => box.removeEventListener('keydown', turn);
  }, [at, zoom, pictures.length]);

  return (
    <>
      <Thumbnails
        pictures={pictures}
        width={width}
        height={height}
        across={across}
        first={first}
        onOpen={open}
      />
      <dialog ref={dialog} aria-label={label} className={styles.box} onClose={() => setAt(null)}>
        {shown && at !== null && (
          <>
            <Controls
              at={at}
              zoom={zoom}
              count={pictures.length}
              onShow={show}
              onZoom={setZoom}
              onClose={() => dialog.current?.close()}
            />
            <div
              className={styles.stage}
              data-zoom={ZOOMS[zoom]}
              {...(zoom > 0 && { tabIndex: 0, role: 'group', 'aria-label': 'Enlarged picture' })}
            >
              <Picture src={shown.src} alt={shown.alt} width={width} height={height} eager />
            </div>
            <p className={styles.words}>{shown.caption ?? shown.alt}</p>
          </>
        )}
      </dialog>
    </>
  );
}
