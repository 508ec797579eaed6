import { Icon } from '../Icon';

import styles from './Carousel.module.scss';

interface ArrowProps {
  direction: 'previous' | 'next';
  /** The name of the content of a slide. */
  item: string;
  /** Passed by react-slick, among other props. */
  onClick?: () => void;
}

/** One of the two arrows of a carousel. */
export function Arrow({ direction, item, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      data-to={direction}
      aria-label={`${direction === 'next' ? 'Next' : 'Previous'} ${item}`}
      onClick={onClick}
    >
      <Icon name="right" />
    </button>
  );
}
