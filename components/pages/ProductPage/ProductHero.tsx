import { HeroColumns } from '@/components/sections/HeroColumns';
import { AnyLink } from '@/components/site/AnyLink';
import { OpenAccount } from '@/components/site/header/OpenAccount';
import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { buttonClass } from '@/components/ui/Button';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import type { PageAction, ProductRecord } from '@/lib/content/products/types';
import { pageOf, trailTo } from '@/lib/pages';
import type { SiteHref } from '@/lib/tools/site-path';

import { ProductPicture } from './pictures/Picture';
import styles from './ProductPage.module.scss';
import { hrefOf, Rich } from '@/components/sections/text/Rich';

function MainAction({ action }: { action: PageAction | undefined }) {
  if (!action) return <OpenAccount placement="product" mainAction />;
  if (action.href.startsWith('firm:')) {
    return (
      <ExternalLink href={hrefOf(action.href)} className={buttonClass('main')} mainAction>
        {action.label}
      </ExternalLink>
    );
  }
  if (action.href.startsWith('#')) {
    return (
      <a href={action.href} className={buttonClass('main')} data-main-action="">
        {action.label}
      </a>
    );
  }
  return (
    <SiteLink href={action.href as SiteHref} className={buttonClass('main')} data-main-action="">
      {action.label}
    </SiteLink>
  );
}

function SecondAction({ action: { label, href } }: { action: PageAction }) {
  return href.startsWith('#') ? (
    <a href={href}>{label}</a>
  ) : (
    <AnyLink href={hrefOf(href)}>{label}</AnyLink>
  );
}

/**
 * The first section of a product page: breadcrumbs, description, costs or requirements, and the
 * main action.
 */
export function ProductHero({ record }: { record: ProductRecord }) {
  const trail = trailTo(record.path);
  const { searchedAs, title } = pageOf(record.path);
  return (
    <Ledger
      space="hero"
      note={
        <div className={styles.heroParticulars}>
          {record.particulars.map(({ title, text }) => (
            <SideNote key={title} title={title}>
              <p>
                <Rich text={text} />
              </p>
            </SideNote>
          ))}
          {record.isSample && (
            <p>
              <Mark source="example" />
            </p>
          )}
        </div>
      }
    >
      <Breadcrumbs
        crumbs={trail.map(({ label, path }, at) => ({
          name: label,
          ...(at < trail.length - 1 && { href: path as SiteHref }),
        }))}
      />
      <HeroColumns
        isBelowBreadcrumbs
        name={searchedAs ?? title}
        lines={record.lines}
        lead={record.lead}
        actions={
          <>
            <MainAction action={record.action} />
            <SecondAction action={record.second} />
          </>
        }
        side={<ProductPicture spec={record.picture} />}
      />
    </Ledger>
  );
}
