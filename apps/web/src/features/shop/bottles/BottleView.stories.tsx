import { distilledPath } from '@storefront/brand'
import { toCartLine } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { expect, fn, waitFor } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { distilledBottle } from '../catalog/distilledBottle.ts'
import { tripleDistilledBottle } from '../catalog/tripleDistilledBottle.ts'
import { BottleView } from './BottleView.tsx'
import { distilledStory } from './distilledStory.ts'
import { aShop, shopProducts } from './testing/aShop.ts'
import { tripleDistilledStory } from './tripleDistilledStory.ts'

const { product } = distilledBottle
const [first = null, ...others] = shopProducts

const meta = {
  title: 'Pages/Bottles/View',
  component: BottleView,
  args: {
    bottle: distilledBottle,
    story: distilledStory,
    shop: aShop(),
    rotates: false,
    end: null,
  },
  parameters: { path: distilledPath },
} satisfies SiteMeta<typeof BottleView>

export default meta
type Story = SiteStory<typeof meta>

export const OnSale: Story = {}

/** The batch stands below strength and size, once the owner has named it. */
export const OfABatch: Story = {
  args: {
    shop: aShop({ products: first && [{ ...first, batch: '7', batchBottles: 480 }, ...others] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lote 7 · botellas 1 a 480')).toBeVisible()
  },
}

export const WithoutPrice: Story = {
  args: { shop: aShop({ products: null, outage: 'timeout', retry: fn() }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La respuesta está tardando')
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }))
    await expect(args.shop.retry).toHaveBeenCalledOnce()
  },
}

export const SoldOut: Story = {
  args: { shop: aShop({ products: first && [{ ...first, stock: 0 }, ...others] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Agotado')).toBeVisible()
    await expect(canvas.queryByText(/botellas\.$/)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /al carrito/ })).not.toBeInTheDocument()
  },
}

/** The quantity is limited by the stock. */
export const FewLeft: Story = {
  args: { shop: aShop({ products: first && [{ ...first, stock: 3 }, ...others] }) },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: `Una botella más de ${product.name}` })
    await userEvent.click(more)
    await expect(canvas.queryByText(/Solo quedan/)).not.toBeInTheDocument()
    await userEvent.click(more)
    await expect(canvas.getByText('Solo quedan 3 botellas.')).toBeVisible()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByLabelText(`Cantidad de ${product.name}`)).toHaveValue('3')
  },
}

/** The quantity is limited by the stock without the bottles in the cart. */
export const SomeInTheCart: Story = {
  args: {
    shop: aShop({
      products: first && [{ ...first, stock: 3 }, ...others],
      cart: [aCartLine({ quantity: 1 })],
      add: fn(),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const quantity = canvas.getByLabelText(`Cantidad de ${product.name}`)
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '99')
    await userEvent.click(
      canvas.getByRole('button', { name: `Agregar ${product.name} al carrito` }),
    )
    await expect(quantity).toHaveAccessibleDescription('Escribe un número entero, de 1 a 2.')
    await expect(args.shop.add).not.toHaveBeenCalled()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '2')
    await expect(quantity).toBeValid()
    await expect(canvas.getByText(/Solo quedan 3 botellas, contando las/)).toBeVisible()
  },
}

export const AllInTheCart: Story = {
  args: {
    shop: aShop({
      products: first && [{ ...first, stock: 3 }, ...others],
      cart: [aCartLine({ quantity: 3 })],
      add: fn(),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: `Agregar ${product.name} al carrito` })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.shop.add).not.toHaveBeenCalled()
    await expect(canvas.getByText('Ya tienes en tu carrito todas las que quedan.')).toBeVisible()
  },
}

/** The quantity is limited by the bottles per order without those in the cart. */
export const OrderLimit: Story = {
  args: { shop: aShop({ cart: [aCartLine({ id: 'other', quantity: 4 })], maxPerOrder: 6 }) },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: `Una botella más de ${product.name}` })
    await expect(canvas.queryByText(/como máximo/)).not.toBeInTheDocument()
    await userEvent.click(more)
    await expect(canvas.getByText(/Un pedido admite 6 como máximo/)).toBeVisible()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The cart is at the limit of bottles per order, with other products. */
export const OrderFull: Story = {
  args: {
    shop: aShop({ cart: [aCartLine({ id: 'other', quantity: 6 })], maxPerOrder: 6, add: fn() }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Agregar ${product.name} al carrito` }),
    )
    await expect(args.shop.add).not.toHaveBeenCalled()
    await expect(canvas.getByText(/Un pedido admite 6 como máximo/)).toBeVisible()
  },
}

export const Added: Story = {
  args: { shop: aShop({ added: first && toCartLine(first) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${product.name} está en tu carrito.`)).toBeVisible()
  },
}

/** Announces the same bottle again. */
export const AddedAgain: Story = {
  args: { shop: aShop({ added: first && toCartLine(first, 2) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${product.name} está en tu carrito: 2 botellas.`)).toBeVisible()
  },
}

/** Without alcohol content its row is left out. */
export const WithoutStrength: Story = {
  args: { bottle: tripleDistilledBottle, story: tripleDistilledStory },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/alc\.\/vol\./)).not.toBeInTheDocument()
  },
}

/** On a phone a bar with name, price and button appears once these have scrolled out of view. */
export const BuyBar: Story = {
  args: { shop: aShop({ add: fn() }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const add = { name: `Agregar ${product.name} al carrito` }
    await expect(canvas.getAllByRole('button', add)).toHaveLength(1)
    const more = canvas.getByRole('button', { name: `Una botella más de ${product.name}` })
    await userEvent.click(more)
    canvas.getByRole('heading', { name: 'Notas de cata' }).scrollIntoView()
    const window = canvasElement.ownerDocument.defaultView
    await waitFor(() => expect(canvas.getAllByRole('button', add)).toHaveLength(2))
    await expect(canvas.getByText('2 × $27,00')).toBeVisible()
    const [, inBar] = canvas.getAllByRole('button', add)
    if (inBar !== undefined) await userEvent.click(inBar)
    await expect(args.shop.add).toHaveBeenCalledWith(first, 2)
    window?.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(canvas.getAllByRole('button', add)).toHaveLength(1))
  },
}

/** A brand with long names. */
export const LongWords: Story = {
  args: {
    bottle: {
      ...distilledBottle,
      product: { ...product, name: 'Extraordinariamente Añejado Triple Destilado del Reencuentro' },
    },
  },
}
