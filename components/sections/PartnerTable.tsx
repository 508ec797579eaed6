import { SiteLink } from '@/components/site/SiteLink';
import { FoldTick } from '@/components/ui/FoldTick';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { partner } from '@/lib/content/home';

import styles from './Home.module.scss';
import { SectionHead } from './SectionHead';

/** The two ways to work with the firm, compared line by line. */
export function PartnerTable() {
  return (
    <Ledger
      id="partner-us"
      note={
        <SideNote title="Before you decide">
          <p>Both take a registration and clients of your own. Neither pays a fixed income.</p>
        </SideNote>
      }
    >
      <SectionHead id="partner-heading">{partner.heading}</SectionHead>
      <div className={styles.partner}>
        <table className={styles.table}>
          <caption className="visually-hidden">
            Franchisee and independent distributor compared
          </caption>
          <thead>
            <tr>
              <td />
              {partner.ways.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {partner.questions.map((question, at) => (
              <tr key={question}>
                <th scope="row">{question}</th>
                {partner.ways.map(({ name, answers }) => (
                  <td key={name} data-way={name}>
                    {answers[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {partner.ways.map(({ name, href, action }) => (
                <td key={name}>
                  <SiteLink href={href}>{action}</SiteLink>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        <FoldTick>Compare the two</FoldTick>
      </div>
    </Ledger>
  );
}
