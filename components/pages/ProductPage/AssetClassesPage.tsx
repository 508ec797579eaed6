import { ProductTable } from './ProductTable';
import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { PageTitle } from '@/components/ui/PageTitle';
import { comparedClass, entryOf } from '@/lib/pages/products/old-asset-classes';
import type { AssetClass } from '@/lib/pages/products/asset-classes';
import { trailTo } from '@/lib/pages';
import type { SiteHref } from '@/lib/tools/site-path';
import { oldAnchorAliases, oldAnchors, pageOfOldAnchor } from '@/lib/pages/products/old-anchors';

import styles from './Comparison.module.scss';
import { OldAnchors } from './OldAnchors.client';

const CAPTION = 'Asset classes side by side';
const PATH = '/product-and-offerings/assets-classes';

export interface AssetClassesPageProps {
  classes: readonly AssetClass[];
  /** `links` links to the new pages, `anchors` is the old page. */
  layout: 'links' | 'anchors';
}

/** All old anchors with their new pages. */
function pagesByAnchor(classes: readonly AssetClass[]): Readonly<Record<string, string>> {
  const anchors = [
    ...Object.keys(oldAnchors),
    ...Object.keys(oldAnchorAliases),
    ...classes.map(({ slug }) => slug),
  ];
  return Object.fromEntries(
    anchors.flatMap((anchor) => {
      const page = pageOfOldAnchor(anchor);
      return page ? [[anchor, page]] : [];
    }),
  );
}

function Class(one: AssetClass) {
  const { slug, name } = one;
  const { lead, particulars, link } = entryOf(one);
  return (
    <section id={slug} className={styles.class}>
      <h2 id={`${slug}-heading`}>{name}</h2>
      <p className={styles.classLead}>{lead}</p>
      {particulars.length > 0 && (
        <dl className={styles.classParticulars}>
          {particulars.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {link && (
        <p>
          <SiteLink href={link.path}>{link.label}</SiteLink>
        </p>
      )}
    </section>
  );
}

/** The classes side by side; their names lead to their pages, or to their sections below. */
function Comparison({ classes, layout }: AssetClassesPageProps) {
  const products = classes.map(comparedClass);
  if (layout === 'links') return <ProductTable caption={CAPTION} groups={[{ products }]} />;
  const below = products.map(({ id, ...product }) => ({
    ...product,
    href: `#${encodeURIComponent(id)}` as const,
  }));
  return <ProductTable caption={CAPTION} groups={[{ products: below }]} isShort />;
}

/** The page of the old asset-class anchors: links to the new pages, or the old page. */
export function AssetClassesPage({ classes, layout }: AssetClassesPageProps) {
  const trail = trailTo(PATH);
  const isList = layout === 'links';
  return (
    <Ledger
      space="hero"
      note={
        <SideNote title="On one page">
          <p>Each class in short, with its own page for the rest.</p>
        </SideNote>
      }
    >
      <Breadcrumbs
        crumbs={trail.map(({ label, path }, at) => ({
          name: label,
          ...(at < trail.length - 1 && { href: path as SiteHref }),
        }))}
      />
      <PageTitle id="page-heading" className={styles.heading}>
        Asset classes, side by side
      </PageTitle>
      <Comparison classes={classes} layout={layout} />
      {!isList && classes.map((one) => <Class key={one.slug} {...one} />)}
      <OldAnchors pages={pagesByAnchor(classes)} hasSections={!isList} />
    </Ledger>
  );
}
