import { expect, fireEvent, waitFor, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './RecognitionsPage.tsx'

const meta = {
  title: 'Pages/Recognitions',
  component: Page,
  parameters: { path: '/Reconocimientos' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const firstMedal = 'La serpiente Oro'
const lastMedal = 'La inicial Oro'

async function openFirst({ canvas, userEvent }: Context): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: firstMedal }))
  return canvas.getByRole('dialog', { name: 'La serpiente' })
}

async function expectClosedAt({ canvas }: Context, medal: HTMLElement | undefined): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  await expect(medal).toHaveFocus()
}

export const Spanish: Story = {}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const OneMedal: Story = {
  play: async (context) => {
    const dialog = within(await openFirst(context))
    await expect(dialog.getByRole('img')).toHaveAccessibleName(/serpiente alada/)
    await waitFor(() => expect(dialog.getByText(/duerme enroscada/)).toBeVisible())
    await expect(dialog.getByRole('status')).toHaveTextContent('1 de 12')
  },
}

/** The duration in ms of a dialog's closing animation (spec section 9). */
const closingMs = 300

/** Closes after an animation. */
export const ClosedByButton: Story = {
  play: async (context) => {
    const dialog = await openFirst(context)
    const duration = new Promise((resolve) => {
      dialog.addEventListener('animationstart', () => {
        if ('closing' in dialog.dataset) resolve(getComputedStyle(dialog).animationDuration)
      })
    })
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    await expect(await duration).toBe(`${closingMs / 1000}s`)
    await expectClosedAt(context, context.canvas.getByRole('button', { name: firstMedal }))
  },
}

/** Arrow keys wrap around; closing moves the focus to the medal that was shown last. */
export const WalkedByKeys: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await openFirst(context)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(dialog).toHaveAccessibleName('La lechuza')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(within(dialog).getByRole('status')).toHaveTextContent('12 de 12: La inicial')
    // A synthetic Escape does not close a dialog; a cancel event does.
    await fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await expectClosedAt(context, canvas.getAllByRole('button', { name: lastMedal }).at(-1))
  },
}

export const WalkedByButtons: Story = {
  play: async (context) => {
    const dialog = within(await openFirst(context))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Medalla siguiente' }))
    await expect(dialog.getByRole('status')).toHaveTextContent('2 de 12')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Medalla anterior' }))
    await expect(dialog.getByRole('status')).toHaveTextContent('1 de 12')
  },
}

/** A link to a medal opens its dialog. */
export const ArrivedAtAMedal: Story = {
  parameters: { path: '/Reconocimientos#medal-09' },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'La fruta abierta' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
