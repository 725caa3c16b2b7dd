import assert from 'node:assert/strict'

import {
  afterSteps,
  cartReducer,
  cartTotals,
  checkBirthYear,
  checkCustomer,
  decideCommand,
  draftOrder,
  emptyCart,
  ivaContained,
  mapRecord,
  newPress,
  placeOrder,
  productFieldsOf,
  productSchema,
  stepsOf,
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
  now: null, // A browser's clock may be wrong: the server knows whether sales are paused.
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
const now = Date.UTC(2026, 0, 2)
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

async function send(input: PlaceOrderInput, press: string) {
  const guest = { caller: null, network: null, press, now, readTelephone }
  const outcome = await decideCommand(placeOrder, input, guest, readDocuments)
  assert(outcome.ok) // Everybody may send it, and the input has the right shape.
  const decision = outcome.value
  for (const write of decision.ok ? decision.value.writes : []) {
    if (write.kind === 'remove') documents.delete(write.path)
    else documents.set(write.path, { ...documents.get(write.path), ...write.fields })
  }
  return decision
}

// The buyer sends what they have seen. If the total, or the price of a bottle, has changed, the order is refused.
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
assert.deepEqual(await send(input, press), {
  ok: false,
  error: { code: 'total-changed', totalCents: 9200 },
})

// Otherwise it is placed, and takes its bottles. It has one entry, of which all else is read.
// Sent again, the same press answers with the same order.
const placed = await send({ ...input, seenTotalCents: 9200 }, press)
assert(placed.ok)
const order = placed.value.value
assert.equal(order.number, 'A-1001')
assert.deepEqual([order.entries.length, order.dueCents, order.holds], [1, 9200, { destilado: 3 }])

const again = await send({ ...input, seenTotalCents: 9200 }, press)
assert(again.ok && again.value.already)
assert.deepEqual(again.value.value, order)
assert.equal(documents.get('products/destilado')?.['stock'], 7)

// At the desk a step adds an entry; the steps of a button follow from the order. An undo strikes what a press did.
const made = { press: newPress(), by: 'ana', at: now }
const shipped = afterSteps(order, stepsOf(order, 'shipped'), made)
assert.equal(shipped?.status, 'shipped')
const undo = { kind: 'struck', undoes: made.press } as const
const back = afterSteps(shipped, [undo], { ...made, press: newPress() })
assert.deepEqual([back?.status, back?.entries.length], ['pending', 3])
