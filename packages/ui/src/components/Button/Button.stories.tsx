import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ArrowRightIcon } from '../Icon/controls.tsx'
import { BagIcon } from '../Icon/general.tsx'
import { Button } from './Button.tsx'
import { buttonAttributes } from './buttonAttributes.ts'

const meta = {
  component: Button,
  args: { children: 'Agregar al carrito', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar al carrito' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { variant: 'secondary' } }

export const Quiet: Story = { args: { variant: 'quiet', children: 'Ver más' } }

export const WithIcon: Story = {
  args: {
    children: (
      <>
        Descubrir <ArrowRightIcon />
      </>
    ),
  },
}

export const IconOnly: Story = {
  args: { variant: 'icon', 'aria-label': 'Carrito', children: <BagIcon /> },
}

export const FullWidth: Story = { args: { fullWidth: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** Keeps its width and the focus, and blocks clicks and submits. */
export const Busy: Story = {
  args: {
    busy: true,
    busyLabel: 'Iniciando sesión…',
    children: 'Iniciar sesión',
    type: 'submit',
  },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset['submitted'] = 'true'
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Iniciando sesión…' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-submitted')
  },
}

/** Two taps in a row are one: the second may hit what has taken the place of the first. */
export const TappedTwice: Story = {
  args: { children: 'Enviado' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Enviado' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const LongWords: Story = {
  args: {
    fullWidth: true,
    children: 'Volver a enviar el correo electrónico de verificación de la cuenta',
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' }}>
      <Button {...args} />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
      <Button {...args} disabled />
    </div>
  ),
}

/** Attributes give a link the look of a button. */
export const AsLink: Story = {
  render: () => (
    <a href="#products" {...buttonAttributes({ variant: 'secondary' })}>
      Conoce los destilados
    </a>
  ),
}
