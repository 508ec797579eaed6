import { Mark } from '@/components/ui/Mark';
import type { PictureSpec } from '@/lib/content/products/types';

import { Bud } from './Bud';
import { Cluster } from './Cluster';
import { Flower } from './Flower';
import { Ladder } from './Ladder';
import basics from '@/components/ui/Basics.module.scss';
import styles from '../Pictures.module.scss';
import { Sheet } from '@/components/sections/Sheet';
import { Twin } from './Twin';

type DrawnSpec = Exclude<PictureSpec, { kind: 'document' | 'ladder' }>;

function Drawing({ spec }: { spec: DrawnSpec }) {
  switch (spec.kind) {
    case 'flower':
      return <Flower spec={spec} />;
    case 'bud':
      return <Bud spec={spec} />;
    case 'twin':
      return <Twin spec={spec} />;
    case 'cluster':
      return <Cluster spec={spec} />;
  }
}

/** The page's picture: a flower with the product's figures, or the document that a client gets. */
export function ProductPicture({ spec }: { spec: PictureSpec }) {
  if (spec.kind === 'document') return <Sheet heading="h2" spec={spec} />;
  if (spec.kind === 'ladder') return <Ladder spec={spec} />;
  return (
    <figure className={basics.stack12}>
      <Drawing spec={spec} />
      <figcaption className={styles.pictureCaption}>
        {spec.caption} {spec.isSample && <Mark source="example" />}
      </figcaption>
    </figure>
  );
}
