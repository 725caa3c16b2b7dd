import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { bottle, reposadoBottle, tripleBottle } from '../../stories/pictures.ts'
import { Button } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Price } from '../Price/Price.tsx'
import { ProductCard } from './ProductCard.tsx'

const addToCart = fn()

const onSale = {
  picture: <Picture picture={bottle} alt="Botella de Amaru Destilado" sizes="22rem" />,
  name: <a href="#destilado">Amaru Destilado</a>,
  note: 'Limpio y frutal, con el final largo de la fruta amarilla.',
  price: <Price>$27,00</Price>,
  action: (
    <Button variant="secondary" onClick={addToCart}>
      Agregar
    </Button>
  ),
}

const comingSoon = {
  picture: <Picture picture={reposadoBottle} alt="Botella de Amaru Reposado" sizes="22rem" />,
  name: 'Amaru Reposado',
  note: 'Duerme todavía en la barrica.',
  comingSoon: 'Próximamente',
}

const meta: Meta<typeof ProductCard> = {
  title: 'ProductCard (product tile)',
  component: ProductCard,
  argTypes: {
    price: { description: 'A Price.', control: false },
    action: { description: 'The button or link next to the price.', control: false },
    comingSoon: {
      description:
        'The text to show instead of price and action; also dims the picture. Not together with them.',
      control: 'text',
      table: { type: { summary: 'ReactNode' } },
    },
  },
  args: onSale,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof ProductCard>

/** The whole card links to the product, except the controls in its foot. */
export const OnSale: Story = {
  play: async ({ canvas, userEvent }) => {
    addToCart.mockClear()
    await expect(canvas.getByRole('heading', { name: 'Amaru Destilado', level: 3 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar' }))
    await expect(addToCart).toHaveBeenCalledOnce()
    const { x, y } = canvas.getByRole('img').getBoundingClientRect()
    await expect(document.elementFromPoint(x + 20, y + 20)).toBe(canvas.getByRole('link'))
  },
}

export const WithoutPrice: Story = {
  args: { price: undefined, action: <Button variant="quiet">Conócelo</Button> },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

/** Dimmed, without price, action or link. */
export const ComingSoon: Story = {
  render: () => <ProductCard {...comingSoon} />,
  globals: { world: 'night' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Próximamente')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const LongWords: Story = {
  args: {
    name: <a href="#destilado">Amaru Tripledestilliertpitahayaspezialitätenabfüllung</a>,
    price: <Price note="IVA incluido">$1.239,00</Price>,
    action: <Button>Agregar al carrito de compras</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const SideBySide: Story = {
  decorators: [(Story) => <Story />],
  globals: { world: 'night', viewport: { value: 'desktop' } },
  render: () => (
    <div
      style={{
        inlineSize: 'min(75rem, 90vw)',
        display: 'grid',
        gap: 'var(--space-8)',
        gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
      }}
    >
      <ProductCard {...onSale} />
      <ProductCard
        {...onSale}
        picture={<Picture picture={tripleBottle} alt="Botella de Triple Destilado" sizes="22rem" />}
        name={<a href="#triple">Triple Destilado</a>}
        price={<Price>$39,00</Price>}
      />
      <ProductCard {...comingSoon} />
    </div>
  ),
}
