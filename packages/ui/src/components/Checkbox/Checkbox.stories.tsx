import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Checkbox',
  component: Checkbox,
  args: { label: 'Confirmo que tengo 18 años o más.' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Confirmo que tengo 18 años o más.' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Confirmo que tengo 18 años o más.'))
    await expect(box).not.toBeChecked()
  },
}

export const Checked: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

/** Does not change, and keeps the focus. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultChecked: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(box).toHaveFocus()
  },
}

export const WithError: Story = {
  args: { error: 'Confirma tu edad para hacer el pedido.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Confirma tu edad para hacer el pedido.')
  },
}

/** Its own error follows a description that stands elsewhere. */
export const DescribedElsewhere: Story = {
  args: { 'aria-describedby': 'reason', error: 'Confirma tu edad para hacer el pedido.' },
  render: (args) => (
    <>
      <Checkbox {...args} />
      <p id="reason">La ley lo exige.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'La ley lo exige. Confirma tu edad para hacer el pedido.',
    )
  },
}

export const LongWords: Story = {
  args: {
    label: (
      <>
        He leído y acepto los <a href="#terms">términos y condiciones de venta a distancia</a> y la{' '}
        <a href="#privacy">política de protección de datos personales</a>.
      </>
    ),
  },
}
