import type { Language, WaitingLetterKind } from '@storefront/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { renderWaitingLetter, type RenderedLetter } from '../renderLetter.ts'
import { sampleWaitingLetter } from '../sampleLetter.ts'
import { LetterPreview } from '../testing/LetterPreview.tsx'

interface Args {
  readonly kind: WaitingLetterKind
  readonly language: Language
}

/** To somebody on a waiting list. */
const meta = {
  title: 'Emails/Waiting list',
  loaders: [
    async ({ args: { kind, language } }) => ({
      letter: await renderWaitingLetter(sampleWaitingLetter(kind), language),
    }),
  ],
  // The loader above has written it.
  render: (_, { loaded }) => <LetterPreview letter={loaded['letter'] as RenderedLetter} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const ToConfirm: Story = { args: { kind: 'placeToConfirm', language: 'es' } }

export const ToConfirmInEnglish: Story = { args: { kind: 'placeToConfirm', language: 'en' } }

export const Available: Story = { args: { kind: 'bottleAvailable', language: 'es' } }

export const AvailableInEnglish: Story = { args: { kind: 'bottleAvailable', language: 'en' } }
