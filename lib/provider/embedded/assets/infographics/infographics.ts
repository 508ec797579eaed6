import { bondSeesaw } from './bond';
import { deliveryCharges } from './charges';
import { inflation, ruleOf72, sipTenYears } from './growth';
import { callPayoff, nineInTen } from './options';
import { orderKinds } from './orders';
import { complaint, firstTrade, pledge } from './paths';
import { drawPoster, type Poster } from './poster';
import { ppfFifth } from './ppf';
import { fraudSigns, riskometer } from './risk';
import { listing, settlement } from './settlement';

const posters: Readonly<Record<string, Poster>> = {
  'infographics/t-plus-one.svg': settlement,
  'infographics/charges-on-a-delivery-trade.svg': deliveryCharges,
  'infographics/rule-of-72.svg': ruleOf72,
  'infographics/ppf-by-the-fifth.svg': ppfFifth,
  'infographics/riskometer.svg': riskometer,
  'infographics/bond-price-and-yield.svg': bondSeesaw,
  'infographics/kyc-to-first-trade.svg': firstTrade,
  'infographics/nine-in-ten.svg': nineInTen,
  'infographics/sip-at-three-rates.svg': sipTenYears,
  'infographics/inflation.svg': inflation,
  'infographics/bought-call.svg': callPayoff,
  'infographics/ipo-in-three-days.svg': listing,
  'infographics/pledge-for-margin.svg': pledge,
  'infographics/four-orders.svg': orderKinds,
  'infographics/complaint-path.svg': complaint,
  'infographics/six-sentences.svg': fraudSigns,
};

/**
 * An infographic, 800×1000.
 * @returns `null` for a path that has no drawing
 */
export function drawInfographic(path: string, title: string): Buffer | null {
  const poster = posters[path];
  return poster ? drawPoster(poster, title) : null;
}
