import { aCustomer, anOrder, aProduct, someSettings } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { editOrderForm } from './editOrderForm.ts'

it('corrects the province of a shipped order, whose discount is all that it cost', () => {
  const provinceTerms = [
    { province: 'Galápagos', shippingCents: 1500, deliveryDays: null, onDeliveryOffered: true },
  ] as const
  const shop = {
    products: [aProduct()],
    settings: { ...someSettings({ provinceTerms }), bankAccount: null },
  }
  const order = anOrder({
    status: 'shipped',
    customer: aCustomer({ province: 'Galápagos' }),
    shippingCents: 1500,
    discountCents: 6900,
  })
  const form = editOrderForm(order, shop, 'es')
  const checked = form.check({ ...form.formOf(order, 'es'), province: 'Pichincha' })
  expect(checked).toMatchObject({ ok: true, value: { discountCents: 6900 } })
})
