import { Outage, productFieldsOf, waitingLetterRef } from '@storefront/domain'
import { aProduct, aWaitingLetter } from '@storefront/domain/testing'
import { expect } from 'storybook/test'

import { testNow } from '../../../../testing/createTestServices.ts'
import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer, type Visit } from '../../../../testing/visit.ts'
import { reposado } from '../catalog/products.ts'
import { Page } from './WaitingListPage.tsx'

const letter = aWaitingLetter({ state: 'sent', createdAt: testNow, sentAt: testNow })
const [, letterId = ''] = waitingLetterRef(letter).path.split('/')

/** Somebody has asked to hear of the reposado, and was sent the letter. */
const past: Visit['past'] = () => ({ letters: { [letterId]: { ...letter } } })

const meta = {
  title: 'Pages/Waiting list',
  component: Page,
  parameters: { path: `/waiting-list#confirm=${letter.key}`, past },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const press = async ({ canvas, userEvent }: Context, name = 'Confirmar mi correo') =>
  userEvent.click(await canvas.findByRole('button', { name }))

const leave = { path: `/waiting-list#leave=${letter.key}` }

export const ToConfirm: Story = {}

export const Confirmed: Story = {
  play: async (context) => {
    await press(context)
    const answer = await context.canvas.findByRole('status')
    await expect(answer).toHaveTextContent(
      `Listo: te escribimos una sola vez, cuando puedas comprar ${reposado.name}.`,
    )
    await expect(answer).toHaveFocus()
  },
}

export const Busy: Story = {
  parameters: { backend: () => ({ run: noAnswer }) },
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByRole('button', { name: 'Confirmando…' })).toBeVisible()
  },
}

/** The letter is a week old, or its address was taken off the lists. */
export const Expired: Story = {
  parameters: { past: () => ({}) },
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Este enlace ya no sirve.',
    )
  },
}

/** The bottle came before the press. */
export const Arrived: Story = {
  parameters: {
    past: () => ({
      ...past(),
      products: { reposado: productFieldsOf(aProduct({ id: 'reposado' })) },
    }),
  },
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Ya la puedes comprar.',
    )
    await expect(context.canvas.getByRole('link', { name: 'Ver las botellas' })).toBeVisible()
  },
}

export const NotAnswered: Story = {
  parameters: { backend: () => ({ run: () => Promise.reject(new Outage('offline', 'None')) }) },
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'No pudimos confirmar tu correo.',
    )
  },
}

export const ToLeave: Story = { parameters: leave }

export const Left: Story = {
  parameters: leave,
  play: async (context) => {
    await press(context, 'Quitar mi correo')
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      'Listo: tu correo ya no está en ninguna lista de espera.',
    )
  },
}

export const Incomplete: Story = {
  parameters: { path: '/waiting-list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('le falta una parte')
  },
}
