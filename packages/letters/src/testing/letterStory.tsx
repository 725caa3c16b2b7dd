import type { Language, LetterKind, PaymentMethod } from '@storefront/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { renderLetter, type RenderedLetter } from '../renderLetter.ts'
import { aLetter, type LetterChanges } from './aLetter.ts'
import { LetterPreview } from './LetterPreview.tsx'

export interface LetterArgs {
  /** Which letter. */
  readonly kind: LetterKind
  /** The order's language. */
  readonly language: Language
  /** How the order is paid. */
  readonly paymentMethod: PaymentMethod
  /** What is different about the letter. */
  readonly changes: LetterChanges
  /** Whether to show the text version. */
  readonly isText: boolean
  /** The width in px that it has to fit into; all of it where that is undefined. */
  readonly width?: number
}

export type LetterMeta = Meta<LetterArgs>
export type LetterStory = StoryObj<LetterArgs>

/** A letter as it is sent, loaded before its story renders. */
export const letterStory = {
  args: {
    kind: 'orderReceived',
    language: 'es',
    paymentMethod: 'transfer',
    changes: {},
    isText: false,
  },
  loaders: [
    async ({ args: { kind, language, paymentMethod, changes } }) => ({
      letter: await renderLetter(aLetter(kind, { paymentMethod, ...changes }, language), language),
    }),
  ],
  render: ({ isText, width }, { loaded }) => (
    <div style={{ width }}>
      {/* The loader above has written it. */}
      <LetterPreview letter={loaded['letter'] as RenderedLetter} isText={isText} />
    </div>
  ),
  play: async ({ canvas, args: { isText } }) => {
    if (isText) return
    const sheet = await canvas.findByTestId('letter')
    await expect(sheet.shadowRoot?.querySelector('h1')).toBeVisible()
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
  },
} satisfies LetterMeta
