import { Markup } from '@/components/ui/Markup';

import styles from './Text.module.scss';

/** A record's sanitized markup with the styles of text. */
export function RichText({ html }: { html: string }) {
  return <Markup html={html} className={styles.richText} />;
}
