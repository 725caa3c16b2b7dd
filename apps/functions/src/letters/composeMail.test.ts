import { brand } from '@storefront/brand'
import { defaultShopSettings, type LetterKind, type Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { composeMail } from './composeMail.ts'

const sender = { from: '', siteUrl: 'https://shop.example' }

const compose = (kind: LetterKind, order: Order, email = '', from = '') => {
  const settings = { ...defaultShopSettings, contact: { email, phone: '', whatsapp: '' } }
  return composeMail({ orderId: order.id, kind, lastDay: null }, order, settings, {
    ...sender,
    from,
  })
}

const subject = async (kind: LetterKind, language: Order['language']) =>
  (await compose(kind, anOrder({ language }))).subject

describe('a mail', () => {
  it('goes to the buyer, who answers the shop', async () => {
    const order = anOrder()
    expect(await compose('orderShipped', order, 'shop@example.com')).toMatchObject({
      messageId: `<${order.id}-orderShipped@shop.example>`,
      to: { name: 'Rosa Quishpe', address: 'rosa@example.com' },
      replyTo: 'shop@example.com',
      from: `${brand.name} <${brand.email}>`,
    })
  })

  it('goes to the owner, who answers the buyer', async () => {
    expect(await compose('newOrder', anOrder(), 'shop@example.com', 'a@example.com')).toMatchObject(
      { to: 'shop@example.com', replyTo: 'rosa@example.com', from: 'a@example.com' },
    )
    expect(await compose('newOrder', anOrder())).toMatchObject({ to: brand.email })
  })

  it('is in the language of the order, and in Spanish for the owner', async () => {
    expect(await subject('orderReceived', 'en')).not.toBe(await subject('orderReceived', 'es'))
    expect(await subject('newOrder', 'en')).toBe(await subject('newOrder', 'es'))
  })
})
