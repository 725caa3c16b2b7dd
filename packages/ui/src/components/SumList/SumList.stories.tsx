import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { SumList } from './SumList.tsx'

const meta = {
  title: 'SumList (totals, bill, price breakdown)',
  component: SumList,
  args: {
    sums: [
      { label: 'Subtotal', amount: '$66,00' },
      { label: 'Envío', amount: '$5,00' },
      { label: 'Total', amount: '$71,00', isTotal: true },
    ],
  },
} satisfies Meta<typeof SumList>

export default meta
type Story = StoryObj<typeof meta>

/** Each amount has its name. */
export const WithTotal: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Subtotal', 'Envío', 'Total'])
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('$71,00')
  },
}

/** What follows the total does not add to it. */
export const WithTax: Story = {
  args: { sums: [...meta.args.sums, { label: 'IVA incluido (15 %)', amount: '$9,26' }] },
}

/** Until the shipping is known. */
export const WithoutTotal: Story = { args: { sums: meta.args.sums.slice(0, 1) } }

export const TotalOnly: Story = { args: { sums: meta.args.sums.slice(2) } }

/** In a narrow window a long name stands above its amount. */
export const LongWords: Story = {
  args: {
    sums: [
      { label: 'Envío a la provincia de Santo Domingo de los Tsáchilas', amount: '$12.345,00' },
      { label: 'Total con todos los impuestos', amount: '$1.234.567,00', isTotal: true },
    ],
  },
}
