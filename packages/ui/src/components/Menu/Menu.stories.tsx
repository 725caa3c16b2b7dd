import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { UserIcon } from '../Icon/general.tsx'
import { Menu } from './Menu.tsx'

const signOut = fn()

const meta = {
  title: 'Menu (dropdown menu)',
  component: Menu,
  args: {
    label: 'Tu cuenta',
    trigger: <UserIcon />,
    children: [
      <a key="settings" href="#settings">
        Configuración
      </a>,
      <a key="orders" href="#orders">
        Mis pedidos
      </a>,
      <button key="sign-out" type="button" onClick={signOut}>
        Cerrar sesión
      </button>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tu cuenta' }))
    const link = canvas.getByRole('link', { name: 'Configuración' })
    await waitFor(() => expect(link).toBeVisible())
  },
}

/** `false` among the children leaves no empty item. */
export const WithoutOneItem: Story = {
  args: {
    children: [
      false,
      <a key="orders" href="#orders">
        Mis pedidos
      </a>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tu cuenta' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const NavigatedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Tu cuenta' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Configuración' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Mis pedidos' })).toHaveFocus()
    await userEvent.click(trigger)
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Configuración' })).toHaveFocus()
  },
}

export const ClosedByTabbingOut: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <Button variant="quiet">Después</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tu cuenta' }))
    await userEvent.keyboard('{End}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Después' })).toHaveFocus()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const ClosedByItem: Story = {
  play: async ({ canvas, userEvent }) => {
    signOut.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Tu cuenta' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }))
    await expect(signOut).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Tu cuenta' })).toHaveFocus()
  },
}
