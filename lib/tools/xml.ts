import { escapeXml } from '@/lib/tools/escape';

/** Lone surrogates, which XML forbids. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Text for an element or an attribute: escaped, without characters that XML forbids. */
export const xmlText = (text: string): string => escapeXml(text.replace(LONE_SURROGATES, ''));

/** An element with text; empty if there is no text. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : '';

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
