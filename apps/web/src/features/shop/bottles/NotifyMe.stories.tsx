import { demoAdmin, seedSettings } from '@storefront/backend/seed'
import { Outage } from '@storefront/domain'
import { expect, waitFor } from 'storybook/test'

import { servicesOf, type SiteMeta, type SiteStory } from '../../../../testing/siteStory.tsx'
import { otherBrowser } from '../../../../testing/visit.ts'
import { reposado } from '../catalog/products.ts'
import { NotifyMe } from './NotifyMe.tsx'

const meta = {
  title: 'Pages/Bottles/NotifyMe',
  component: NotifyMe,
  args: { product: reposado },
  parameters: { path: '/products' },
} satisfies SiteMeta<typeof NotifyMe>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

const email = { name: 'Tu correo' }

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avísame' }))
    const field = canvas.getByRole('textbox', email)
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Completa este campo.')
    await userEvent.type(field, 'rosa{Enter}')
    await expect(field).toBeInvalid()
  },
}

/** The address is kept in lower case, and the answer has the focus. */
export const Joined: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox', email), ' Rosa@example.com {Enter}')
    const answer = await canvas.findByText('Listo: te escribimos a rosa@example.com', {
      exact: false,
    })
    await expect(answer.closest('[tabindex]')).toHaveFocus()
    const { products } = await otherBrowser(servicesOf(context), demoAdmin.email)
    await expect((await products.waitingLists()).items).toMatchObject([
      { id: 'reposado', people: [{ email: 'rosa@example.com', language: 'es' }] },
    ])
  },
}

/** While letters are on, nobody is on a list before the link of a letter was followed. */
export const ToConfirm: Story = {
  parameters: { past: () => ({ settings: { shop: { ...seedSettings, lettersOn: true } } }) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox', email), 'rosa@example.com{Enter}')
    await expect(await canvas.findByText('Falta un paso', { exact: false })).toBeVisible()
    const { products } = await otherBrowser(servicesOf(context), demoAdmin.email)
    await expect(await products.waitingLists()).toMatchObject({ items: [] })
  },
}

/** An address whose domain is mistyped is asked about, once, before it is sent. */
export const Mistyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', email)
    await userEvent.click(field)
    await waitFor(async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'rosa@gmial.com{Enter}')
      await expect(canvas.getByText('¿Quisiste decir rosa@gmail.com?')).toBeVisible()
    })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/^¿Quisiste decir rosa@gmail.com/)
    await expect(field).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Usar esta' }))
    await expect(field).toHaveValue('rosa@gmail.com')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByText(/Quisiste/)).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('Listo: te escribimos a rosa@gmail.com', { exact: false })
  },
}

/** Whoever means it sends it again. */
export const MistypedOnPurpose: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', email)
    await userEvent.type(field, 'rosa@gmial.com')
    await userEvent.tab()
    await canvas.findByText('¿Quisiste decir rosa@gmail.com?')
    await userEvent.type(field, '{Enter}')
    await canvas.findByText('Listo: te escribimos a rosa@gmial.com', { exact: false })
  },
}

/** What was typed stays. */
export const NotAnswered: Story = {
  parameters: { backend: () => ({ run: () => Promise.reject(new Outage('offline', 'None')) }) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', email)
    await userEvent.type(field, 'rosa@example.com{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No pudimos guardar tu correo.',
    )
    await expect(field).toHaveValue('rosa@example.com')
  },
}

/** The bottle can be bought by now. */
export const Arrived: Story = {
  args: { product: { id: 'destilado', name: 'Amaru Destilado' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', email), 'rosa@example.com{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ya la puedes comprar.')
  },
}
