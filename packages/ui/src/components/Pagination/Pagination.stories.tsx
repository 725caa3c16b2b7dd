import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Pagination, type PaginationProps } from './Pagination.tsx'

const meta = {
  title: 'Pagination (pager)',
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

export const MiddlePage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Páginas de pedidos' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }))
    await expect(args.onPrevious).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

/** The previous button is disabled but can take the focus. */
export const FirstPage: Story = {
  args: { onPrevious: null, children: 'Página 1' },
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Anterior' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(previous).toHaveFocus()
  },
}

export const LastPage: Story = { args: { onNext: null, children: 'Página 40' } }
