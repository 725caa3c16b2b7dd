import { demoAdmin } from '@storefront/backend/seed'
import { type Backend, type OrderRepository, Outage } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { pageStory } from '../../app/testing/pageStory.tsx'
import { noAnswer, visit } from '../../app/testing/visit.ts'
import { Page } from './AdminHomePage.tsx'
import { adminVisit } from './testing/adminVisit.ts'

const figures = (answer: OrderRepository['figures']) =>
  adminVisit({ otherwise: ({ orders }) => ({ orders: { ...orders, figures: answer } }) })

const runningOut = ({ products }: Backend): Partial<Backend> => ({
  products: {
    ...products,
    list: async () => [
      aProduct({ stock: 18 }),
      aProduct({ id: 'triple-destilado', name: 'Amaru Triple Destilado', stock: 0 }),
      aProduct({ id: 'reposado', name: 'Amaru Reposado', alcoholByVolume: null }),
    ],
  },
})

const meta = {
  ...pageStory,
  title: 'Pages/Admin/Overview',
  component: Page,
  parameters: {
    ...pageStory.parameters,
    path: '/dashboard/AdminHome',
    services: adminVisit({ otherwise: runningOut }),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Figures: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ventas de noviembre')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Resumen' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(await canvas.findByRole('link', { name: 'Pedidos 2 por atender' })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: /^Gráfico de barras/ })).toBeVisible()
    await expect(await canvas.findByText('Quedan 18 botellas')).toBeVisible()
    await expect(canvas.getByText('Sin graduación')).toBeVisible()
    await expect(canvas.getByText(/^Ayer, hasta esta hora: \$/)).toBeVisible()
    await expect(canvas.getAllByText(/^En octubre, hasta este día: \$/)).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: /abrir el pedido 7K3M9Q1000$/ })).toHaveAttribute(
      'href',
      '/dashboard/orders?number=7K3M9Q1000',
    )
    await expect(canvas.getByText(/doce medallas del sitio son ejemplos/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /pago por acordar/ })).toHaveAttribute(
      'href',
      '/dashboard/orders?status=pending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(31)
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sales in November')).toBeVisible()
    await expect(await canvas.findByText(/^\$[\d,]+\.\d\d in 30 days$/)).toBeVisible()
  },
}

export const TwoMonths: Story = {
  parameters: { services: () => visit({ person: demoAdmin, hasPast: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Quedan 14 botellas')).toBeVisible()
  },
}

const restartDemo = fn(() => Promise.resolve())

export const Demonstration: Story = {
  parameters: {
    services: async () => ({ ...(await adminVisit()()), restartDemo }),
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
    services: async () => ({ ...(await adminVisit()()), restartDemo: null }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Gráfico de barras/ })
    await expect(canvas.queryByText('Demostración')).not.toBeInTheDocument()
  },
}

/** The sections are within the thumb's reach, and what has the focus is never behind them. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Secciones del panel' })
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight)
    const order = await canvas.findByRole('link', { name: /abrir el pedido 7K3M9Q1000$/ })
    await canvas.findByRole('img', { name: /^Gráfico de barras/ })
    order.scrollIntoView({ block: 'end', behavior: 'instant' })
    window.scrollBy({
      top: order.getBoundingClientRect().bottom - window.innerHeight,
      behavior: 'instant',
    })
    order.focus()
    await waitFor(() =>
      expect(order.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    )
  },
}

export const FirstDay: Story = {
  parameters: { services: adminVisit({ orders: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no hubo ventas/)).toBeVisible()
    // The axis stands, though there is nothing on it.
    await expect(await canvas.findByText('$100')).toBeVisible()
    await expect(canvas.getByText('Sin pedidos')).toBeVisible()
    await expect(await canvas.findByText(/A ningún producto le quedan/)).toBeVisible()
  },
}

export const Loading: Story = { parameters: { services: figures(noAnswer) } }

export const Unanswered: Story = {
  parameters: { services: figures(() => Promise.reject(new Outage('timeout', 'Too late'))) },
  play: async ({ canvas }) => {
    const [alert] = await canvas.findAllByRole('alert')
    await expect(alert).toHaveTextContent('La respuesta está tardando demasiado.')
    await expect(canvas.getByRole('link', { name: 'Pedidos' })).toBeVisible()
  },
}
