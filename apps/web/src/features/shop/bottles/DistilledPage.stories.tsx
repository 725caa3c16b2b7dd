import { distilledPath } from '@storefront/brand'
import { expect, waitFor, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { distilled, tripleDistilled } from '../catalog/products.ts'
import { Page } from './DistilledPage.tsx'

const meta = {
  title: 'Pages/Bottles/Distilled',
  component: Page,
  parameters: { path: distilledPath },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** The photos advance automatically and can be paused. */
export const Stopped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Detener el pase de fotos' }))
    await expect(canvas.getByRole('button', { name: 'Iniciar el pase de fotos' })).toBeVisible()
    const family = within(await canvas.findByRole('region', { name: 'Nuestros productos' }))
    await expect(family.getAllByRole('article')).toHaveLength(3)
    await expect(family.getByRole('link', { name: tripleDistilled.name })).toHaveAttribute(
      'href',
      '/TripleDestilado',
    )
    await expect(canvas.getByRole('link', { name: /Tonic$/ })).toHaveAttribute(
      'href',
      '/Cocteles#tonic',
    )
    await expect(
      canvas.getByRole('slider', { name: `Girar la botella ${distilled.name}` }),
    ).toHaveAttribute('aria-valuetext', 'De frente, 0 grados')
  },
}

/** Adds the selected quantity to the cart. */
export const Bought: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Una botella más de ${distilled.name}` }),
    )
    const add = canvas.getByRole('button', { name: `Agregar ${distilled.name} al carrito` })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(add)
    await expect(
      await canvas.findByText(`${distilled.name} está en tu carrito: 2 botellas.`),
    ).toBeVisible()
  },
}
