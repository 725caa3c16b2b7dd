import { brand } from '@storefront/brand'
import { pigments } from '@storefront/brand/pigments'
import { create } from 'storybook/theming/create'

const { paper, paperDeep, paperLine, ink, inkSoft, goldInk } = pigments

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

/** The look of Storybook around the stories: paper, the brand's fonts, and its emblem and name above the sidebar. */
export const theme = create({
  base: 'light',
  brandTitle: `<span class="brand-emblem" style="background-color: ${goldInk}"></span>${escapeHtml(brand.name)}`,
  brandUrl: './?path=/docs/welcome--docs',
  brandTarget: '_self',

  fontBase: "'Jost', sans-serif",
  colorPrimary: goldInk,
  colorSecondary: goldInk,

  appBg: paperDeep,
  appContentBg: paper,
  appPreviewBg: paper,
  appHoverBg: paperLine,
  appBorderColor: paperLine,
  appBorderRadius: 2,

  textColor: ink,
  textMutedColor: inkSoft,
  textInverseColor: paper,

  barBg: paper,
  barTextColor: inkSoft,
  barSelectedColor: goldInk,
  barHoverColor: goldInk,

  inputBg: paper,
  inputBorder: inkSoft,
  inputTextColor: ink,
  inputBorderRadius: 2,

  buttonBg: paperDeep,
  buttonBorder: paperLine,
  booleanBg: paperLine,
  booleanSelectedBg: paper,
})
