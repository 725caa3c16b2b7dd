import { demoAdmin, demoUser } from '@storefront/backend/seed'
import { aCartLine } from '@storefront/domain/testing'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { SiteNavbar } from './SiteNavbar.tsx'

const meta = {
  title: 'Pages/Every page/Navbar',
  component: SiteNavbar,
  parameters: { path: '/Cocteles' },
  globals: { viewport: { value: 'desktop' } },
} satisfies SiteMeta<typeof SiteNavbar>

export default meta
type Story = SiteStory<typeof meta>

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cócteles', current: 'page' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(canvas.getByRole('link', { name: /Español/, current: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Carrito, vacío' })).toBeVisible()
  },
}

export const LinksInEnglish: Story = {
  globals: { viewport: { value: 'desktop' }, locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cocktails', current: 'page' })).toHaveAttribute(
      'href',
      '/en/Cocteles',
    )
    await expect(canvas.getByRole('link', { name: /Español/ })).toHaveAttribute('href', '/Cocteles')
  },
}

/** On a page of the world `night` the navbar has its colours. */
export const OnANightPage: Story = {
  parameters: { path: '/products' },
}

export const SignedIn: Story = {
  parameters: { person: demoUser },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tu cuenta' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tu perfil' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Panel de administración' })).toBeNull()
  },
}

export const SignedInAsAdmin: Story = {
  parameters: { person: demoAdmin },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tu cuenta' }))
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Panel de administración' })).toBeVisible(),
    )
  },
}

export const SigningOut: Story = {
  parameters: { person: demoUser },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tu cuenta' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }))
    await expect(await canvas.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
  },
}

export const WithBottles: Story = {
  parameters: { cart: [aCartLine({ quantity: 3 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Carrito, 3 botellas' })).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Abrir el menú' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Productos' })).toBeNull()
  },
}

export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // Not with userEvent, which wraps clicks in `act`: what React renders later would never be shown.
    canvas.getByRole('button', { name: 'Abrir el menú' }).click()
    const menu = within(await canvas.findByRole('dialog', { name: 'Principal' }))
    await waitFor(() => expect(menu.getByRole('link', { name: 'Reconocimientos' })).toBeVisible())
    await expect(menu.getByRole('link', { name: /English/ })).toBeVisible()
    await expect(await menu.findByRole('link', { name: /^Comprar/ })).toHaveAttribute(
      'href',
      '/products',
    )
    await expect(menu.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Carrito, vacío' })).toBeVisible()
  },
}

/** On the dashboard the navbar has one link to the shop. */
export const OnTheDashboard: Story = {
  parameters: {
    path: '/dashboard/orders',
    person: demoAdmin,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver la tienda' })).toHaveAttribute(
      'href',
      '/products',
    )
    await expect(await canvas.findByRole('button', { name: 'Tu cuenta' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Carrito/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Productos' })).toBeNull()
  },
}
