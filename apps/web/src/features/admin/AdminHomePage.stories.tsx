import { type Backend, type OrderRepository, Outage } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pageStory } from '../../app/testing/pageStory.tsx'
import { noAnswer } from '../../app/testing/visit.ts'
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
    await expect(await canvas.findByRole('img', { name: /^Gráfico de barras/ })).toBeVisible()
    await expect(await canvas.findByText('Quedan 18 botellas')).toBeVisible()
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const FirstDay: Story = {
  parameters: { services: adminVisit({ orders: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no hubo ventas/)).toBeVisible()
    await expect(await canvas.findByText(/A ningún producto le quedan/)).toBeVisible()
  },
}

export const Loading: Story = { parameters: { services: figures(noAnswer) } }

export const Unanswered: Story = {
  parameters: { services: figures(() => Promise.reject(new Outage('timeout', 'Too late'))) },
  play: async ({ canvas }) => {
    const [alert] = await canvas.findAllByRole('alert')
    await expect(alert).toHaveTextContent('La respuesta está tardando demasiado.')
  },
}
