import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { hero } from '../../stories/pictures.ts'
import { Button } from '../Button/Button.tsx'
import { buttonAttributes } from '../Button/buttonAttributes.ts'
import { BagIcon, UserIcon } from '../Icon/general.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import { Navbar } from './Navbar.tsx'

const pages = ['Productos', 'Cócteles', 'Nuestra historia', 'Procesos', 'Reconocimientos']

const meta = {
  title: 'Navbar (header, burger menu)',
  component: Navbar,
  parameters: { docs: { story: { inline: false, height: '40rem' } }, bleed: true },
  args: {
    label: 'Principal',
    logo: (
      <a href="#home">
        <Wordmark name="Amaru" />
      </a>
    ),
    links: pages.map((page, index) => (
      <a key={page} href={`#${page}`} aria-current={index === 1 ? 'page' : undefined}>
        {page}
      </a>
    )),
    actions: (
      <>
        <a href="#login" {...buttonAttributes({ variant: 'icon' })} aria-label="Iniciar sesión">
          <UserIcon />
        </a>
        <Button variant="icon" aria-label="Carrito">
          <BagIcon />
        </Button>
      </>
    ),
    languageLinks: (
      <>
        <a href="#es" aria-current="true" {...buttonAttributes({ variant: 'icon' })}>
          ES
        </a>
        <a href="#en" {...buttonAttributes({ variant: 'icon' })}>
          EN
        </a>
      </>
    ),
    menuFooter: (
      <a href="#products" {...buttonAttributes({ fullWidth: true })}>
        Comprar · desde $27,00
      </a>
    ),
    openMenuLabel: 'Abrir el menú',
    closeMenuLabel: 'Cerrar el menú',
  },
} satisfies Meta<typeof Navbar>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cócteles', current: 'page' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Abrir el menú' })).not.toBeInTheDocument()
  },
}

/** Covers the top of the page's picture. */
export const OverPicture: Story = {
  args: { overlay: true },
  globals: { viewport: { value: 'desktop' }, world: 'night' },
  render: (args) => (
    <div style={{ position: 'relative' }}>
      <Navbar {...args} />
      <Picture picture={hero} alt="" sizes="100vw" priority />
    </div>
  ),
}

/** Under 1024 px a burger button opens the links in a full-screen menu; closing returns the focus to it. */
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Productos' })).not.toBeInTheDocument()
    const burger = canvas.getByRole('button', { name: 'Abrir el menú' })
    await userEvent.click(burger)
    const menu = canvas.getByRole('dialog', { name: 'Principal' })
    await waitFor(() => expect(within(menu).getByRole('link', { name: 'Productos' })).toBeVisible())
    await expect(within(menu).getByRole('link', { name: /^Comprar/ })).toBeVisible()
    await userEvent.click(within(menu).getByRole('button', { name: 'Cerrar el menú' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(burger).toHaveFocus()
  },
}

export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir el menú' }))
  },
}

/** Following a link closes the menu. */
export const PhoneMenuClosedByLink: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir el menú' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Procesos' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
