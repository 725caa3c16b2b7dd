import * as fc from 'fast-check'

import { doubtfulIdKind, idKindOf } from '../account/personalId.ts'
import { maxCartLines, maxQuantity, type Cart, type CartLine } from '../cart/Cart.ts'
import type { Product } from '../catalog/product.ts'
import type { PlaceOrderInput } from '../commands/placeOrder.ts'
import { maxPriceCents, type Cents } from '../money/money.ts'
import { provinces } from '../orders/address.ts'
import { withoutAddress, type CustomerForm } from '../orders/customer.ts'
import { draftOrder, type OrderRequest } from '../orders/draftOrder.ts'
import { paymentMethods } from '../orders/paymentMethod.ts'
import {
  defaultShopSettings,
  settingsBounds,
  type Destination,
  type ShopSettings,
} from '../orders/shopSettings.ts'
import { cleanText } from '../shared/cleanText.ts'
import { languages } from '../shared/language.ts'
import { aProduct } from './builders.ts'

/** Every price a product may have. */
export const anyPriceCents: fc.Arbitrary<Cents> = fc.integer({ min: 0, max: maxPriceCents })

const anyQuantity = fc.integer({ min: 1, max: maxQuantity })

/** A line with one of a few ids, so that generated carts overlap. */
export const anyCartLine: fc.Arbitrary<CartLine> = fc.record({
  id: fc.constantFrom(
    ...Array.from({ length: maxCartLines + 4 }, (_, index) => `product-${index}`),
  ),
  name: fc.string(),
  priceCents: anyPriceCents,
  image: fc.option(fc.string(), { nil: null }),
  quantity: anyQuantity,
})

/** Any cart, from empty to full. */
export const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(anyCartLine, {
  selector: (line) => line.id,
  maxLength: maxCartLines,
})

const rarely = (flag: boolean) =>
  fc.integer({ min: 1, max: 60 }).map((n) => (n === 1 ? flag : !flag))

/** Settings with any shipping cost, open sales and the highest limit of bottles. */
export const anySettings: fc.Arbitrary<ShopSettings> = fc
  .record({
    shippingCents: fc.nat(10_000),
    freeShippingFromCents: fc.option(fc.nat(maxPriceCents), { nil: null }),
    provinceTerms: fc.uniqueArray(
      fc.record({
        province: fc.constantFrom(...provinces),
        shippingCents: fc.option(fc.nat(10_000), { nil: null }),
        deliveryDays: fc.constant(null),
        onDeliveryOffered: rarely(false),
      }),
      { selector: ({ province }) => province },
    ),
  })
  .map((shipping) => ({
    ...defaultShopSettings,
    maxBottlesPerOrder: settingsBounds.bottles,
    ...shipping,
  }))

/** A text in any script that is not blank. */
const anyText = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.floor(maxLength / 2) })
    .filter((text) => cleanText(text) !== '' && text.length <= maxLength)

/** A text that says something: a word in any script, and more. */
const anyWords = (maxLength: number) =>
  fc
    .tuple(fc.constantFrom('Ñan', 'Ана', 'علی', '王小芳'), anyText(maxLength - 4))
    .map(([word, text]) => `${word} ${text}`)

const anyDigits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((digits) => digits.join(''))

/** Ecuadorian telephone numbers, as they are dialled in the country, each in several formats that people type. */
export const anyTelephone: fc.Arbitrary<{ readonly national: string; readonly typed: string }> = fc
  .oneof(
    anyDigits(7).map((number) => ['99', number.slice(0, 3), number.slice(3)] as const),
    fc
      .tuple(fc.integer({ min: 2, max: 7 }), anyDigits(7))
      .map(([area, number]) => [String(area), number.slice(0, 3), number.slice(3)] as const),
  )
  .chain(([area, first, last]) =>
    fc.record({
      national: fc.constant(`0${area}${first}${last}`),
      typed: fc.constantFrom(
        `0${area}${first}${last}`,
        ` 0${area} ${first} ${last} `,
        `(0${area}) ${first}-${last}`,
        `+593 ${area} ${first} ${last}`,
        `+593 (0)${area} ${first}.${last}`,
        `593${area}${first}${last}`,
        `00593 ${area} ${first} ${last}`,
        `Cel. 0${area} ${first} ${last}`,
      ),
    }),
  )

const anyCedula = fc
  .tuple(
    fc.oneof(fc.integer({ min: 1, max: 24 }), fc.constant(30)),
    fc.integer({ min: 0, max: 6 }),
    anyDigits(6),
  )
  .map(([province, third, rest]) => `${String(province).padStart(2, '0')}${third}${rest}`)
  // One of the ten last digits passes the check; none if all are equal.
  .map((nine) => Array.from({ length: 10 }, (_, last) => `${nine}${last}`))
  .map((ids) => ids.find((id) => doubtfulIdKind(id) === null))
  .filter((cedula) => cedula !== undefined)

/** Cedulas, RUCs and passports, with and without spaces and hyphens. */
const anyId = fc.oneof(
  anyCedula,
  anyCedula.map((cedula) => `${cedula.slice(0, 9)}-${cedula.slice(9)}`),
  anyCedula.map((cedula) => `${cedula}001`),
  fc
    .tuple(fc.constantFrom('A', 'AB', 'C01X', 'P '), anyDigits(7))
    .map(([letters, number]) => `${letters}${number}`),
)

/** Valid customers as people type them, in any script, with spaces around and addresses in any case. */
export const anyCustomerForm: fc.Arbitrary<CustomerForm> = fc.record({
  nombre: fc.oneof(fc.constantFrom('Ña', ' Li '), anyWords(60)),
  businessName: fc.oneof(fc.constant(''), anyWords(60)),
  cedula: anyId,
  telefono: anyTelephone.map(({ typed }) => typed),
  email: fc
    .record({
      local: fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9.+_-]{0,20}$/),
      domain: fc.constantFrom('example.com', 'Example.EC', 'mail.example.com.ec'),
    })
    .map(({ local, domain }) => `${local}@${domain}`),
  direccion: fc.oneof(fc.constant('Av. Amazonas N34-120 y Colón '), anyWords(100)),
  city: fc.oneof(fc.constantFrom('Quito', ' Loja', 'Puerto Ayora'), anyWords(40)),
  province: fc.constantFrom(...provinces),
  reference: fc.oneof(fc.constantFrom('', ' ', 'Casa azul'), anyText(40)),
})

/** The fields of a product and the ordered quantity; mostly the stock is large enough. */
const anyOrderedFields = fc.record({
  name: anyText(40),
  // With a free bottle, a forged quantity would not change the total.
  priceCents: fc.integer({ min: 1, max: maxPriceCents }),
  active: rarely(false),
  comingSoon: rarely(true),
  quantity: anyQuantity,
  remaining: fc.option(
    fc.oneof({ weight: 30, arbitrary: fc.nat(100) }, { weight: 1, arbitrary: fc.constant(-1) }),
    { nil: null },
  ),
})

interface OrderedProduct {
  readonly product: Product
  readonly quantity: number
}

const anyOrderedProducts: fc.Arbitrary<OrderedProduct[]> = fc
  .array(anyOrderedFields, { minLength: 1, maxLength: maxCartLines })
  .map((ordered) =>
    ordered.map(({ quantity, remaining, ...fields }, index) => ({
      product: aProduct({
        ...fields,
        id: `bottle-${index}`,
        stock: remaining === null ? null : Math.max(0, quantity + remaining),
      }),
      quantity,
    })),
  )

/**
 * Carts of any size and shops with any settings. Most carts can be ordered; in some a product is not sold, there
 * are too few bottles, there are more bottles than the shop allows, or it takes no transfers,
 * or no payment on delivery in the province.
 */
export const anyOrderRequest: fc.Arbitrary<OrderRequest> = fc
  .record({
    ordered: anyOrderedProducts,
    settings: anySettings,
    terms: fc.record({
      maxBottlesPerOrder: fc.oneof(
        { weight: 30, arbitrary: fc.constant(settingsBounds.bottles) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: maxQuantity }) },
      ),
      transferOffered: rarely(false),
      lettersOn: fc.boolean(),
      pickupAddress: anyText(100).map(cleanText),
    }),
    paymentMethod: fc.constantFrom(...paymentMethods),
    destination: fc.constantFrom(...provinces, 'pickup' as const),
  })
  .map(({ ordered, settings, terms, paymentMethod, destination }) => ({
    lines: ordered.map(({ product, quantity }) => ({ id: product.id, quantity })),
    products: ordered.map(({ product }) => product),
    settings: { ...settings, ...terms },
    paymentMethod,
    destination,
  }))

/** What a buyer sends to place the order of a request, at the total that the request comes to. */
export const anyOrderInput = (request: OrderRequest): fc.Arbitrary<PlaceOrderInput> => {
  const drafted = draftOrder(request)
  const isPickup = request.destination === 'pickup'
  const sent = fc.record({
    lines: fc.constant(
      request.lines.map(({ id, quantity }) => ({
        id,
        quantity,
        seenPriceCents: request.products.find((product) => product.id === id)?.priceCents ?? 0,
      })),
    ),
    pickupAddress: fc.constant(isPickup ? request.settings.pickupAddress : ''),
    paymentMethod: fc.constant(request.paymentMethod),
    language: fc.constantFrom(...languages),
    notes: fc.oneof(fc.constantFrom('', ' Timbre 2 '), anyText(300)),
    giftNote: fc.oneof(fc.constant(''), anyText(200)),
    seenTotalCents: fc.constant(drafted.ok ? drafted.value.totalCents : 0),
    savesProfile: fc.boolean(),
  })
  return fc
    .tuple(sent, anyPeople(request.destination))
    .map(([input, people]) => ({ ...input, ...people }))
}

/** A buyer, and rarely who receives the order as a gift. */
const anyPeople = (destination: Destination) =>
  fc
    .tuple(anyCustomerForm, anyCustomerForm, rarely(true))
    .map(([form, { nombre, telefono, direccion, city, reference }, isGift]) => {
      const isPickup = destination === 'pickup'
      const province = isPickup ? '' : destination
      const idKind = idKindOf(form.cedula)
      return isGift && !isPickup
        ? {
            customer: { ...withoutAddress(form), idKind },
            receiver: { nombre, telefono, direccion, city, reference, province },
          }
        : {
            customer: { ...(isPickup ? withoutAddress(form) : form), province, idKind },
            receiver: null,
          }
    })
