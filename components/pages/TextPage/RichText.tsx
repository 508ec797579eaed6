import { Markup } from '@/components/ui/Markup';

import styles from './RichText.module.scss';

/** A record's sanitized markup, set as text of the page. */
export function RichText({ html }: { html: string }) {
  return <Markup html={html} className={styles.text} />;
}
