import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { buttonAttributes } from '../Button/buttonAttributes.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'EmptyState (blank slate, zero results)',
  component: EmptyState,
  args: {
    title: 'Tu carrito está vacío',
    children: <p>La primera copa es la que más se recuerda.</p>,
    action: (
      <a href="#products" {...buttonAttributes()}>
        Ver los destilados
      </a>
    ),
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const EmptyCart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('vacío')
    await expect(canvas.getByRole('link', { name: 'Ver los destilados' })).toBeVisible()
  },
}

export const NotFound: Story = {
  args: {
    headingLevel: 1,
    title: '404 - Página no encontrada',
    children: <p>Esta página no existe o ha sido eliminada.</p>,
  },
  globals: { world: 'night' },
}

export const TitleOnly: Story = {
  args: { children: undefined, action: undefined },
}
