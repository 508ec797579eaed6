import { SiteLink } from '@/components/site/SiteLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { ForeignText, languageOf } from '@/components/ui/ForeignText';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { countOf, formatBytes, formatCount, formatDate } from '@/lib/tools/format';
import type { Download } from '@/lib/domain/support/records';
import { anchorOf } from '@/lib/tools/anchors';
import { filterForms, formCategories, type FormOrder } from '@/lib/domain/support/forms';

import { ReKycNote } from '@/components/sections/text/ReKycNote';
import { Contents } from '@/components/sections/text/Contents';
import { DataTable } from '@/components/sections/text/DataTable';
import { PageHead } from '@/components/sections/text/PageHead';
import { SearchForm, SearchSelect } from '@/components/sections/text/SearchForm';

import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/text/Rows.module.scss';

export interface FormCentrePageProps {
  forms: readonly Download[] | null;
  query: string;
  /** A category's slug; empty for all. */
  category: string;
  order: FormOrder;
}

const ORDERS: readonly { value: FormOrder; label: string }[] = [
  { value: 'category', label: 'By purpose' },
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'smallest', label: 'Smallest first' },
];

function FormTable({ name, forms }: { name: string; forms: readonly Download[] }) {
  const named = name !== '';
  return (
    <DataTable
      caption={named ? `Forms: ${name}` : 'Forms'}
      header={['Form', ...(named ? [] : ['Purpose']), 'File', 'Updated']}
      figures={named ? [1, 2] : [2, 3]}
      rows={forms.map((form) => [
        <ExternalLink
          key="file"
          href={form.file ?? ''}
          hrefLang={languageOf(form.name)}
          className={styles.formName}
        >
          <ForeignText text={form.name} />
        </ExternalLink>,
        ...(named ? [] : [form.category ?? '']),
        form.size === null ? 'PDF' : `PDF, ${formatBytes(form.size)}`,
        formatDate(form.updatedAt),
      ])}
      isNarrow
    />
  );
}

interface FormSearchProps extends Omit<FormCentrePageProps, 'forms'> {
  all: readonly Download[];
}

function FormSearch({ all, query, category, order }: FormSearchProps) {
  const hasSizes = all.some(({ size }) => size !== null);
  return (
    <SearchForm
      action="/support/form-center"
      name="Forms"
      label="Words in the form’s name"
      query={query}
    >
      <SearchSelect
        name="category"
        label="Purpose"
        value={category}
        options={[
          { value: '', label: 'All purposes' },
          ...formCategories(all).map(({ name, slug, count }) => ({
            value: slug,
            label: `${name} (${count})`,
          })),
        ]}
      />
      <SearchSelect
        name="order"
        label="Order"
        value={order}
        options={ORDERS.filter(({ value }) => value !== 'smallest' || hasSizes)}
      />
    </SearchForm>
  );
}

/** One table of all forms, or one table per purpose. */
function Forms({ groups }: { groups: ReturnType<typeof filterForms> }) {
  return (
    <div className={styles.formGroups}>
      {groups.map(({ name, items }) =>
        name === '' ? (
          <FormTable key="all" name="" forms={items} />
        ) : (
          <section key={name} id={anchorOf(name)}>
            <h2 id={`${anchorOf(name)}-heading`} className={basics.subject}>
              {name}
            </h2>
            <FormTable name={name} forms={items} />
          </section>
        ),
      )}
    </div>
  );
}

function headingOf(found: number, isFiltered: boolean, all: number): string {
  if (all === 0) return 'Forms to fill and sign';
  if (!isFiltered) return `${countOf(all, 'form')}, each with its date`;
  if (found === 0) return 'No form fits these words';
  return found === 1 ? 'One form fits' : `${formatCount(found)} forms fit`;
}

/** Forms and client documents; search text, purpose and order are in the query. */
export function FormCentrePage({ forms, query, category, order }: FormCentrePageProps) {
  const all = (forms ?? []).filter(({ file }) => file !== null);
  const chosen = formCategories(all).find(({ slug }) => slug === category)?.slug ?? '';
  const groups = filterForms(all, query, chosen, order);
  const found = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isFiltered = query !== '' || chosen !== '';
  return (
    <>
      <PageHead
        path="/support/form-center"
        heading={headingOf(found, isFiltered, all.length)}
        lead="Account opening, KYC, nomination, DDPI, freeze and closure, and summaries of the client documents in Indian languages. Most requests can also be made online after login."
        note={
          <>
            <SideNote title="Before you sign">
              <p>Strike out blanks. Sign as in our records. Keep a copy.</p>
            </SideNote>
            <ReKycNote />
            <SideNote title="Where it goes">
              <p>
                To any <SiteLink href="/support/get-in-touch/locate-us">office</SiteLink>, by hand
                or post.
              </p>
            </SideNote>
          </>
        }
      >
        <FormSearch all={all} query={query} order={order} category={chosen} />
        {isFiltered && (
          <p className={basics.reset}>
            <SiteLink href="/support/form-center">Show all {countOf(all.length, 'form')}</SiteLink>
          </p>
        )}
      </PageHead>
      <Ledger
        rule="oxford"
        note={
          groups.length > 1 && (
            <Contents
              label="Purposes"
              entries={groups.map(({ name }) => ({ id: anchorOf(name), title: name }))}
            />
          )
        }
      >
        {found === 0 && (
          <NoData>
            {all.length === 0
              ? 'We can’t load the forms now. Try again in a minute, or ask an office.'
              : 'Try a shorter word, or all purposes.'}
          </NoData>
        )}
        <Forms groups={groups} />
      </Ledger>
    </>
  );
}
