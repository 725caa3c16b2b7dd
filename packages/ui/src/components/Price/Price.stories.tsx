import type { Meta, StoryObj } from '@storybook/react-vite'

import { Price } from './Price.tsx'

const meta = {
  title: 'Price (amount, money)',
  component: Price,
  args: { children: '$27,00' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithNote: Story = { args: { note: 'IVA incluido' } }

/** Tabular figures align in a column. */
export const InColumn: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', inlineSize: '10rem' }}>
      <Price>$1.111,11</Price>
      <Price>$908,00</Price>
      <Price>$5,00</Price>
    </div>
  ),
}
