import { partsToReview } from '@storefront/brand'
import { dayMs, defaultShopSettings, Outage, type OrderRepository } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { expect, fn, waitFor, within } from 'storybook/test'

import { testNow } from '../../../testing/createTestServices.ts'
import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { Page } from './AdminHomePage.tsx'
import { adminVisit } from './testing/adminVisit.ts'
import { offline } from './testing/answering.ts'
import { completeSettings } from './testing/completeSettings.ts'

const figures = (answer: OrderRepository['figures']) =>
  adminVisit({ backend: () => ({ orders: { figures: answer } }) })

const runningOut = [
  aProduct({ stock: 18 }),
  aProduct({ id: 'triple-destilado', name: 'Amaru Triple Destilado', stock: 0 }),
  aProduct({ id: 'reposado', name: 'Amaru Reposado', alcoholByVolume: null }),
]

const meta = {
  title: 'Pages/Desk/Overview',
  component: Page,
  parameters: {
    path: '/dashboard/AdminHome',
    ...adminVisit({ products: runningOut }),
  },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ventas de noviembre')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Resumen' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(await canvas.findByRole('link', { name: 'Pedidos 2 por atender' })).toBeVisible()
    await expect(await canvas.findByText('Quedan 18 botellas')).toBeVisible()
    await expect(canvas.getByText('La graduación de cada botella')).toBeVisible()
    for (const sum of ['Recibido en noviembre, menos lo devuelto', 'Por cobrar', 'Por devolver']) {
      await expect(await canvas.findByText(sum, { selector: 'dt' })).toBeVisible()
    }
  },
}

/** The first of what is to do, with the way to each kind and to all of it. */
export const TwoMonths: Story = {
  parameters: { past: 'demo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Quedan \d+ botellas$/)).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: /^Ver los \d+ pendientes$/ }),
    ).toHaveAttribute('href', '/dashboard/orders?status=todo')
    await expect(await canvas.findByRole('link', { name: /^\d+ Por cobrar$/ })).toHaveAttribute(
      'href',
      '/dashboard/orders?status=collect',
    )
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
  },
}

const restartDemo = fn(() => Promise.resolve())

export const Demonstration: Story = {
  parameters: {
    ...adminVisit(),
    ports: { restartDemo },
  },
  play: async ({ canvas, userEvent }) => {
    restartDemo.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Vaciar la demostración' }))
    const question = await canvas.findByRole('dialog', { name: '¿Vaciar la demostración?' })
    await expect(question).toHaveTextContent(/Se conservan las dos cuentas de prueba/)
    await userEvent.click(within(question).getByRole('button', { name: 'Dejarla como está' }))
    await expect(restartDemo).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Recuperar los pedidos inventados' }))
    await userEvent.click(
      within(await canvas.findByRole('dialog')).getByRole('button', {
        name: 'Recuperar los pedidos inventados',
      }),
    )
    await expect(restartDemo).toHaveBeenCalledWith('full')
  },
}

export const NoDemonstration: Story = {
  parameters: {
    ...adminVisit(),
    ports: { restartDemo: null },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ventas de noviembre')
    await expect(canvas.queryByText('Demostración')).not.toBeInTheDocument()
  },
}

/** The navigation is at the bottom of the window, and never covers the focused element. */
export const NavigationOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Secciones del panel' })
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight)
    const step = await canvas.findByRole('link', { name: 'Los textos legales' })
    await canvas.findByText('Ventas de noviembre')
    step.scrollIntoView({ block: 'end', behavior: 'instant' })
    window.scrollBy({
      top: step.getBoundingClientRect().bottom - window.innerHeight,
      behavior: 'instant',
    })
    step.focus()
    await waitFor(() =>
      expect(step.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    )
  },
}

export const FirstDay: Story = {
  parameters: adminVisit({ orders: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Todo está al día/)).toBeVisible()
  },
}

export const NothingDone: Story = {
  parameters: adminVisit({
    orders: [],
    products: [aProduct({ stock: null })],
    settings: { ...defaultShopSettings, bankAccount: null },
  }),
  play: async ({ canvas }) => {
    const steps = await canvas.findByRole('region', { name: 'Para empezar a vender' })
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(8 + partsToReview.length)
    // In a new shop the steps come first.
    const [first] = canvas.getAllByRole('region')
    await expect(first).toBe(steps)
  },
}

export const AllDone: Story = {
  parameters: adminVisit({ settings: completeSettings }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Pendientes' })
    await canvas.findByText('Ventas de noviembre')
    await expect(canvas.queryByText('Para empezar a vender')).not.toBeInTheDocument()
  },
}

/** One that is planned, also before visitors read of it. */
export const PausePlanned: Story = {
  parameters: adminVisit({
    settings: {
      ...completeSettings,
      pause: { startsAt: testNow + 12 * dayMs, endsAt: testNow + 15 * dayMs },
    },
  }),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('note')
    await expect(note).toHaveTextContent(
      /^Pausa prevista\. No recibimos pedidos del miércoles 2 de diciembre/,
    )
    await expect(within(note).getByRole('link', { name: 'Cambiar la pausa' })).toHaveAttribute(
      'href',
      '/dashboard/settings#sales',
    )
  },
}

/** What only a person can check is ticked off, and then gone with the rest. */
export const TickedOff: Story = {
  parameters: adminVisit({
    settings: { ...completeSettings, reviewed: ['team', 'medals', 'facts'] },
  }),
  play: async ({ canvas, userEvent }) => {
    const steps = await canvas.findByRole('region', { name: 'Para empezar a vender' })
    await userEvent.click(within(steps).getByRole('button', { name: 'Listo: Los textos legales' }))
    await waitFor(() => expect(canvas.queryByText('Para empezar a vender')).not.toBeInTheDocument())
  },
}

export const StepsFailed: Story = {
  parameters: adminVisit({
    backend: () => ({ settings: { shop: offline } }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos leer los ajustes.')
    await expect(canvas.queryByText('Para empezar a vender')).not.toBeInTheDocument()
  },
}

export const Loading: Story = { parameters: figures(noAnswer) }

export const Unanswered: Story = {
  parameters: figures(() => Promise.reject(new Outage('timeout', 'Too late'))),
  play: async ({ canvas }) => {
    const [alert] = await canvas.findAllByRole('alert')
    await expect(alert).toHaveTextContent('La respuesta está tardando demasiado.')
    await expect(canvas.getByRole('link', { name: 'Pedidos' })).toBeVisible()
  },
}
