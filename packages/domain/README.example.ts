import assert from 'node:assert/strict'

import {
  cartReducer,
  cartTotals,
  checkBirthYear,
  defaultShopSettings,
  draftOrder,
  emptyCart,
  ivaContained,
  productSchema,
  toCartLine,
} from '@storefront/domain'

// A visitor types a birth year; the caller passes the current year.
assert.deepEqual(checkBirthYear('199', 2026), { ok: false, error: 'birth-year-invalid' })
assert.deepEqual(checkBirthYear('1990', 2026), { ok: true, value: 'adult' })

// The schema turns a stored document into a product with its price in cents.
const destilado = productSchema.parse({
  id: 'destilado',
  name: 'Amaru Destilado',
  price: 27,
  volumeMl: 750,
})
assert.equal(destilado.priceCents, 2700)

// Adding the same product twice makes one line.
const once = cartReducer(emptyCart, { type: 'add', line: toCartLine(destilado) })
const cart = cartReducer(once, { type: 'add', line: toCartLine(destilado, 2) })
assert.deepEqual(cartTotals(cart), { count: 3, subtotalCents: 8100 })

// The order uses the current prices and reports what is missing.
const request = {
  id: '7K3QW9ZC4M2TX8RB5NPJ',
  uid: 'rosa',
  cart,
  products: [{ ...destilado, priceCents: 2900 }],
  settings: defaultShopSettings,
  paymentMethod: 'onDelivery' as const,
  language: 'es' as const,
  emailVerified: false,
  now: Date.UTC(2026, 0, 2),
  customer: {
    nombre: 'Rosa Quishpe',
    cedula: '1710034065',
    email: 'rosa@example.com',
    telefono: '',
    direccion: 'Av. Amazonas N34-120, Quito',
  },
}
assert.deepEqual(draftOrder(request), { ok: false, error: { code: 'customer-incomplete' } })

const customer = { ...request.customer, telefono: '+593 99 123 4567' }
const drafted = draftOrder({ ...request, customer })
assert(drafted.ok)
assert.equal(drafted.value.subtotalCents, 8700)
assert.equal(drafted.value.shippingCents, 500)
assert.equal(drafted.value.totalCents, 9200)
assert.equal(ivaContained(drafted.value.totalCents), 1200)
