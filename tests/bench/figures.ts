import type { BudgetName, Figure } from './budgets';
import { common, htmlOf, kB, sum, type Weight } from './weigh';

export type Figures = Record<BudgetName, Figure[]>;

/** Every page's figures against a floor. @param floor kB of gzip */
export async function figuresOf(
  origin: string,
  weights: readonly Weight[],
  pages: readonly string[],
  floor: number,
): Promise<Figures> {
  const shared = kB(sum(common(weights)));
  const figures: Figures = {
    scripts: [],
    carousel: [],
    frame: [{ path: 'every page', value: shared - floor }],
    own: [],
    css: [],
    html: [],
    fonts: [],
  };
  for (const { path, scripts, sheets, fonts, hasCarousel } of weights) {
    const total = kB(sum(scripts));
    figures[hasCarousel ? 'carousel' : 'scripts'].push({ path, value: total - floor });
    figures.own.push({ path, value: total - shared });
    figures.css.push({ path, value: kB(sum(sheets)) });
    figures.fonts.push({ path, value: kB(sum(fonts)) });
  }
  for (const path of pages) {
    const { bytes, encoding, status } = await htmlOf(origin + path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    if (encoding === 'none') throw new Error(`${path} came uncompressed`);
    figures.html.push({ path, value: kB(bytes) });
  }
  return figures;
}
