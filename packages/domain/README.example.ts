import assert from 'node:assert/strict'

import {
  cartReducer,
  cartTotals,
  checkBirthYear,
  checkCustomer,
  draftOrder,
  emptyCart,
  ivaContained,
  newPress,
  placeOrder,
  productRef,
  productSchema,
  readBirthYear,
  stepsOf,
  takeStep,
  toCartLine,
  versionOf,
  type PlaceOrderInput,
} from '@storefront/domain'
import { admin, aProduct, aShop, rosa, runOn, someSettings } from '@storefront/domain/testing'

// A visitor types a birth year, or pastes a date; the caller passes the current year.
assert.deepEqual(checkBirthYear('199', 2026), { ok: false, error: 'birth-year-invalid' })
assert.deepEqual(checkBirthYear(readBirthYear('12/05/1990'), 2026), { ok: true, value: 'adult' })

// The schema turns a stored document into a product with its price in cents.
const destilado = productSchema.parse({
  id: 'destilado',
  name: 'Amaru Destilado',
  description: null,
  version: 0,
  lastPress: '',
  price: 27,
  currency: 'USD',
  image: 'bottle-destilado-1',
  active: true,
  comingSoon: false,
  stock: 10,
  alcoholByVolume: 32,
  volumeMl: 750,
  batch: null,
  batchBottles: null,
  sortOrder: 1,
})
assert.equal(destilado.priceCents, 2700)

// A cart changes by actions.
const one = cartReducer(emptyCart, { type: 'add', line: toCartLine(destilado) })
const cart = cartReducer(one, { type: 'add', line: toCartLine(destilado, 2) })
assert.deepEqual(cartTotals(cart), { count: 3, subtotalCents: 8100 })

// The checkout shows what an order costs at the current prices, and checks what the buyer types.
const products = [aProduct({ priceCents: 2900, stock: 10 })]
const settings = someSettings()
const drafted = draftOrder({
  lines: cart,
  products,
  settings,
  paymentMethod: 'onDelivery',
  destination: 'Pichincha',
})
assert(drafted.ok)
assert.equal(drafted.value.totalCents, 9200)
assert.equal(ivaContained(drafted.value.totalCents), 1200)

const form = {
  nombre: 'Rosa Quishpe',
  cedula: '1710034065',
  businessName: '',
  email: 'rosa@example.com',
  telefono: '',
  direccion: 'Av. Amazonas N34-120',
  city: 'Quito',
  province: 'Pichincha',
  reference: '',
}
assert.deepEqual(checkCustomer(form), { ok: false, error: { telefono: 'required' } })
const customer = checkCustomer({ ...form, telefono: '+593 99 123 4567' })
assert(customer.ok)

// The server's part, here in memory: a shop with its documents, on which commands run. The table of documents below says
// where each of them lies.
const shop = runOn(aShop({ products, settings }))

// A guest sends what they have seen. If the total, or the price of a bottle, has changed, the order is refused.
const input: PlaceOrderInput = {
  lines: cart.map(({ id, quantity }) => ({ id, quantity, seenPriceCents: 2900 })),
  pickupAddress: '',
  customer: customer.value,
  paymentMethod: 'onDelivery',
  language: 'es',
  notes: '',
  receiver: null,
  giftNote: '',
  seenTotalCents: 8600,
  savesProfile: false,
}
const press = newPress()
assert.deepEqual(await shop.run(placeOrder, input, { press }), {
  ok: false,
  error: { code: 'total-changed', totalCents: 9200 },
})

// Otherwise it is placed, and takes its bottles. It has one entry, of which all else is read.
// Sent again, the same press answers with the same order.
const placed = await shop.run(placeOrder, { ...input, seenTotalCents: 9200 }, { press })
assert(placed.ok)
const order = placed.value
assert.equal(order.number, 'A-1001')
assert.deepEqual([order.entries.length, order.dueCents, order.holds], [1, 9200, { destilado: 3 }])

const again = await shop.run(placeOrder, { ...input, seenTotalCents: 9200 }, { press })
assert(again.ok && again.already)
assert.deepEqual(again.value, order)
assert.equal(shop.find(productRef('destilado'))?.stock, 7)

// At the desk a step adds an entry; the steps of a button follow from the order. An undo strikes what a press did.
const ship = { id: order.id, version: versionOf(order), steps: stepsOf(order, 'shipped') }
const refused = { ok: false, error: { code: 'forbidden' } }
assert.deepEqual(await shop.run(takeStep, ship, rosa), refused)
const shipping = newPress()
const shipped = await shop.run(takeStep, ship, { ...admin, press: shipping })
assert(shipped.ok)
assert.equal(shipped.value.status, 'shipped')
const steps = [{ kind: 'struck', undoes: shipping }]
const back = await shop.run(takeStep, { ...ship, version: 2, steps }, admin)
assert(back.ok)
assert.deepEqual([back.value.status, back.value.entries.length], ['pending', 3])
