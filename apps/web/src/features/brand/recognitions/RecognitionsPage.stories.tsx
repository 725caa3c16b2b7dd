import { expect, fireEvent, waitFor, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { Page } from './RecognitionsPage.tsx'

const meta = {
  title: 'Pages/Recognitions',
  component: Page,
  parameters: { docs: { story: { inline: false, height: '40rem' } }, path: '/Reconocimientos' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

type Context = Parameters<NonNullable<Story['play']>>[0]

const firstMedal = 'Paciencia Oro, de la fruta'
const lastMedal = 'Origen Oro, del lugar'

async function openFirst({ canvas, userEvent }: Context): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: firstMedal }))
  return canvas.getByRole('dialog', { name: 'Paciencia' })
}

async function expectClosedAt({ canvas }: Context, medal: HTMLElement | undefined): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  await expect(medal).toHaveFocus()
}

/** Says at once that no contest gave the medals, and which two are the same. */
export const InSpanish: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/de la casa$/)
    await expect(canvas.getByText(/^Ningún concurso las dio/)).toBeVisible()
    await expect(canvas.getByText(/^La duodécima es la misma medalla/)).toBeVisible()
  },
}

export const OneMedal: Story = {
  play: async (context) => {
    const dialog = within(await openFirst(context))
    await expect(dialog.getByRole('img')).toHaveAccessibleName(/serpiente duerme/)
    await waitFor(() => expect(dialog.getByText(/hasta que está amarilla/)).toBeVisible())
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
    await expect(dialog).toHaveAccessibleName('Vigilia')
    // The browser's own way back.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(dialog).toHaveAccessibleName('Vigilia')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(within(dialog).getByRole('status')).toHaveTextContent('12 de 12: Origen')
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
    const dialog = await canvas.findByRole('dialog', { name: 'Abundancia' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
