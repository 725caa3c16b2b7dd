import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { Disclosure, type DisclosureProps } from './Disclosure.tsx'

function ControlledDisclosure({ open: initiallyOpen, onOpenChange, ...rest }: DisclosureProps) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <Disclosure
      {...rest}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        onOpenChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Disclosure (accordion, collapse)',
  component: Disclosure,
  args: {
    open: false,
    onOpenChange: fn(),
    showLabel: 'Conocer a la lechuza',
    hideLabel: 'Ocultar a la lechuza',
    summary: <h2>La lechuza que guardaba la medianoche</h2>,
    children: <p>Una lechuza la oía pensar.</p>,
  },
  render: (args) => <ControlledDisclosure {...args} />,
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

/** Waits for the fade-in. */
const expectVisible = (element: HTMLElement | null) => waitFor(() => expect(element).toBeVisible())

export const Hidden: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Conocer a la lechuza' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText(/oía pensar/)).not.toBeVisible()
  },
}

export const Shown: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ocultar a la lechuza' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    await expect(panel).toHaveTextContent('oía pensar')
    await expectVisible(panel)
  },
}

export const ToggledByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await expectVisible(canvas.getByText(/oía pensar/))
    await expect(canvas.getByRole('button', { name: 'Ocultar a la lechuza' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.getByText(/oía pensar/)).not.toBeVisible()
  },
}

/** Each disclosure is independent. */
export const SideBySide: Story = {
  render: (args) => (
    <>
      <ControlledDisclosure {...args} />
      <ControlledDisclosure
        {...args}
        showLabel="Conocer a la serpiente"
        hideLabel="Ocultar a la serpiente"
      >
        <p>Bebió hasta que la orilla quedó seca.</p>
      </ControlledDisclosure>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conocer a la serpiente' }))
    await expectVisible(canvas.getByText(/orilla/))
    await expect(canvas.getByText(/oía pensar/)).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Conocer a la lechuza' }))
    await expectVisible(canvas.getByText(/orilla/))
    await expectVisible(canvas.getByText(/oía pensar/))
  },
}

export const LongWords: Story = {
  args: {
    showLabel: 'Leer la leyenda entera de la lechuza que guardaba la medianoche',
    hideLabel: 'Ocultar la leyenda entera de la lechuza que guardaba la medianoche',
    summary: <h2>La lechuza que, sin que nadie se lo pidiera, guardaba la medianoche del valle</h2>,
  },
}
