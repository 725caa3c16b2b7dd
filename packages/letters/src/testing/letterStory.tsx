import type { Language, LetterKind, Order, PaymentMethod } from '@storefront/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { renderLetter, type RenderedLetter } from '../renderLetter.ts'
import { aLetter } from './aLetter.ts'
import { LetterPreview } from './LetterPreview.tsx'

export interface LetterArgs {
  /** Which letter. */
  readonly kind: LetterKind
  /** The order's language. */
  readonly language: Language
  /** How the order is paid. */
  readonly paymentMethod: PaymentMethod
  /** What is different about the order. */
  readonly order: Partial<Order>
  /** Whether to show the text version. */
  readonly isText: boolean
}

export type LetterMeta = Meta<LetterArgs>
export type LetterStory = StoryObj<LetterArgs>

/** A letter as it is sent, loaded before its story renders. */
export const letterStory = {
  args: {
    kind: 'orderReceived',
    language: 'es',
    paymentMethod: 'transfer',
    order: {},
    isText: false,
  },
  // A letter has its own ground, and its own language.
  parameters: { bleed: true },
  loaders: [
    async ({ args: { kind, language, paymentMethod, order } }) => ({
      letter: await renderLetter(
        kind,
        aLetter(kind, { paymentMethod, ...order }, language),
        language,
      ),
    }),
  ],
  render: ({ isText }, { loaded }) => (
    // The loader above has written it.
    <LetterPreview letter={loaded['letter'] as RenderedLetter} isText={isText} />
  ),
  play: async ({ canvas, args: { isText } }) => {
    if (isText) return
    const sheet = await canvas.findByTestId('letter')
    await expect(sheet.shadowRoot?.querySelector('h1')).toBeVisible()
  },
} satisfies LetterMeta
