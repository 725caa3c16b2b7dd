import { brand } from '@storefront/brand'
import { create } from 'storybook/theming/create'

// Custom properties do not reach Storybook's own pages: these are pigments of packages/ui/src/tokens/palette.css.
const paper = '#f3ecdb'
const paperDeep = '#e6dcc3'
const paperLine = '#dbd4bc'
const ink = '#17231c'
const inkSoft = '#465148'
const goldInk = '#7a5712'

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

/** The look of Storybook around the stories: paper, the brand's fonts, and its emblem and name above the sidebar. */
export const theme = create({
  base: 'light',
  brandTitle: `<span class="brand-emblem"></span>${escapeHtml(brand.name)}`,
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
