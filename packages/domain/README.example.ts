import assert from 'node:assert/strict'

import {
  cartReducer,
  cartTotals,
  checkBirthYear,
  checkCustomer,
  decideCommand,
  draftOrder,
  emptyCart,
  ivaContained,
  mapRecord,
  orderIdFrom,
  placeOrder,
  productFieldsOf,
  productSchema,
  toCartLine,
  type DocumentRef,
  type Documents,
  type Fields,
  type PlaceOrderInput,
  type Reads,
} from '@storefront/domain'
import { readTelephone } from '@storefront/domain/telephone'
import { aProduct, someSettings } from '@storefront/domain/testing'

// A visitor types a birth year; the caller passes the current year.
assert.deepEqual(checkBirthYear('199', 2026), { ok: false, error: 'birth-year-invalid' })
assert.deepEqual(checkBirthYear('1990', 2026), { ok: true, value: 'adult' })

// The schema turns a stored document into a product with its price in cents.
const destilado = productSchema.parse({
  id: 'destilado',
  name: 'Amaru Destilado',
  description: null,
  price: 27,
  currency: 'USD',
  image: 'bottle-destilado-1',
  active: true,
  comingSoon: false,
  stock: 10,
  alcoholByVolume: 32,
  volumeMl: 750,
  sortOrder: 1,
  version: 0,
  lastPress: '',
})
assert.equal(destilado.priceCents, 2700)

// A cart changes by actions.
const one = cartReducer(emptyCart, { type: 'add', line: toCartLine(destilado) })
const cart = cartReducer(one, { type: 'add', line: toCartLine(destilado, 2) })
assert.deepEqual(cartTotals(cart), { count: 3, subtotalCents: 8100 })

// The checkout shows what an order costs at the current prices, and checks what the buyer types.
const products = [aProduct({ priceCents: 2900, stock: 10 })]
const settings = someSettings()
const now = Date.UTC(2026, 0, 2)
const drafted = draftOrder({
  lines: cart,
  products,
  settings,
  paymentMethod: 'onDelivery',
  destination: 'Pichincha',
  now,
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

// A runner knows nothing of orders. It reads the documents that a command asks for, lets it decide, and commits
// what it writes. This one has its documents in memory.
const documents = new Map<string, Fields>([
  ['settings/shop', { ...settings }],
  ['products/destilado', productFieldsOf(products[0] ?? destilado)],
])

const find = ({ path, schema }: DocumentRef<unknown>) =>
  documents.has(path) ? schema.parse({ id: path.split('/')[1], ...documents.get(path) }) : null

const readDocuments = <R extends Reads>(reads: R) =>
  Promise.resolve(
    mapRecord<string, Reads[string], unknown>(reads, (wanted) => {
      if (wanted === null) return null
      if ('path' in wanted) return find(wanted)
      // Nobody has an open order, which is all that this command looks for.
      return 'collection' in wanted ? [] : wanted.map(find)
    }) as Documents<R>, // Each name has the documents that it asks for.
  )

async function send(input: PlaceOrderInput) {
  const guest = { caller: null, network: null, now, readTelephone }
  const outcome = await decideCommand(placeOrder, input, guest, readDocuments)
  assert(outcome.ok) // Everybody may send it, and the input has the right shape.
  const decision = outcome.value
  for (const write of decision.ok ? decision.value.writes : []) {
    if (write.kind === 'remove') documents.delete(write.path)
    else documents.set(write.path, { ...documents.get(write.path), ...write.fields })
  }
  return decision
}

// The buyer sends what they have seen. If the total has changed, the order is refused.
const input: PlaceOrderInput = {
  key: orderIdFrom(crypto.getRandomValues(new Uint8Array(20))),
  lines: cart.map(({ id, quantity }) => ({ id, quantity })),
  pickupAddress: '',
  customer: customer.value,
  paymentMethod: 'onDelivery',
  language: 'es',
  notes: '',
  giftNote: '',
  seenTotalCents: 8600,
}
assert.deepEqual(await send(input), {
  ok: false,
  error: { code: 'total-changed', totalCents: 9200 },
})

// Otherwise it is placed, and takes its bottles. Sent again, the same key answers with the same order.
const placed = await send({ ...input, seenTotalCents: 9200 })
assert(placed.ok)
assert.equal(placed.value.value.number, 'A-1001')

const again = await send({ ...input, seenTotalCents: 9200 })
assert(again.ok && again.value.already)
assert.deepEqual(again.value.value, placed.value.value)
assert.equal(documents.get('products/destilado')?.['stock'], 7)
