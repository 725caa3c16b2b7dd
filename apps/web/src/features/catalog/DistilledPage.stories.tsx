import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { distilled, tripleDistilled } from './products.ts'
import { distilledPath } from '../../content/brand.ts'
import { pageStory } from '../../app/testing/pageStory.tsx'
import { Page } from './DistilledPage.tsx'

const meta = {
  ...pageStory,
  title: 'Pages/Distilled',
  component: Page,
  parameters: { ...pageStory.parameters, path: distilledPath },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** The photos advance by themselves, and can be stopped. */
export const Spanish: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Detener el pase de fotos' }))
    await expect(canvas.getByRole('button', { name: 'Iniciar el pase de fotos' })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: `Conocer más sobre ${tripleDistilled.name}` }),
    ).toHaveAttribute('href', '/TripleDestilado')
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** As many bottles as were chosen go into the cart. */
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
