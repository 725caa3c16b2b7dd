/**
 * The pigments of `packages/ui/src/tokens/palette.css` that are needed where no style sheet is read: in letters, on share
 * cards and icons, in a browser's bars, around Storybook. `scripts/pigments.test.ts` fails while the two differ.
 */
export const pigments = {
  paper: '#f3ecdb',
  paperDeep: '#e6dcc3',
  paperLine: '#dbd4bc',
  ink: '#17231c',
  inkSoft: '#465148',
  night: '#07120d',
  ivory: '#f3ecdb',
  ivorySoft: '#b8b6a2',
  pitahaya: '#e3b24f',
  goldInk: '#7a5712',
} as const
