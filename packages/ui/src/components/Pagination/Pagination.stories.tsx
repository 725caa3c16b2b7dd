import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pagination, type PaginationProps } from './Pagination.tsx'

const meta = {
  component: Pagination,
  args: {
    label: 'Páginas de pedidos',
    previousLabel: 'Anterior',
    nextLabel: 'Siguiente',
    onPrevious: fn(),
    onNext: fn(),
    children: 'Página 2',
  },
} satisfies Meta<PaginationProps>

export default meta
type Story = StoryObj<PaginationProps>

export const Between: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Páginas de pedidos' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }))
    await expect(args.onPrevious).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

/** What leads nowhere says so and can still be reached by keyboard. */
export const First: Story = {
  args: { onPrevious: null, children: 'Página 1' },
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Anterior' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(previous).toHaveFocus()
  },
}

export const Last: Story = { args: { onNext: null, children: 'Página 40' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const OnNight: Story = { args: { onPrevious: null }, globals: { world: 'night' } }
