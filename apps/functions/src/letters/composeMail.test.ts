import { brand } from '@storefront/brand'
import {
  defaultShopSettings,
  languages,
  letterKinds,
  type LetterKind,
  type Order,
} from '@storefront/domain'
import { anOrder, aProduct, aWaitingLetter } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { composeMail, composeWaitingMail } from './composeMail.ts'

const sender = { from: '', siteUrl: 'https://shop.example' }

const compose = (kind: LetterKind, order: Order, email = '', from = '') => {
  const settings = { ...defaultShopSettings, contact: { email, phone: '', whatsapp: '' } }
  const letter = { orderId: order.id, press: order.id, kind, lastDay: null }
  return composeMail(letter, order, settings, { ...sender, from })
}

const subject = async (kind: LetterKind, language: Order['language']) =>
  (await compose(kind, anOrder({ language }))).subject

const nameOf = async (kind: LetterKind, id = 'KEY00000000000000001') =>
  (await compose(kind, anOrder({ id }))).messageId

describe('a mail', () => {
  it('goes to the buyer, who answers the shop', async () => {
    const order = anOrder()
    expect(await compose('orderShipped', order, 'shop@example.com')).toMatchObject({
      messageId: expect.stringMatching(/^<[0-9a-f]{32}@shop\.example>$/),
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

  it('says that nobody has written it, so that nothing answers by itself', async () => {
    expect(await compose('orderReceived', anOrder())).toMatchObject({
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  })

  it('has one name at every attempt, which no other letter has', async () => {
    const names = await Promise.all([
      nameOf('orderReceived'),
      nameOf('newOrder'),
      nameOf('orderReceived', 'KEY00000000000000002'),
    ])
    expect(new Set(names).size).toBe(3)
    expect(await nameOf('orderReceived')).toBe(names[0])
  })

  it.each(letterKinds)('has the key of an order only in the link of %s', async (kind) => {
    for (const language of languages) {
      const order = anOrder({ uid: null, language })
      const { html, text, ...head } = await compose(kind, order, 'shop@example.com')
      const link = new RegExp(
        `https://shop\\.example/(?:en/)?(?:dashboard/)?orders/${order.id}`,
        'g',
      )
      const visible = [JSON.stringify(head), html, text].map((part) => part.replaceAll(link, ''))
      expect(visible.join('\n')).not.toContain(order.id)
    }
  })

  it('is in the language of the order, and in Spanish for the owner', async () => {
    expect(await subject('orderReceived', 'en')).not.toBe(await subject('orderReceived', 'es'))
    expect(await subject('newOrder', 'en')).toBe(await subject('newOrder', 'es'))
  })
})

describe('a mail to a waiting list', () => {
  const letter = aWaitingLetter({ language: 'en' })
  const composed = () => composeWaitingMail(letter, aProduct(), defaultShopSettings, sender)
  const page = 'https://shop.example/en/waiting-list'

  it('goes to who waits, in their language, and can be left by its head', async () => {
    expect(await composed()).toMatchObject({
      to: letter.email,
      replyTo: brand.email,
      subject: expect.stringContaining('Confirm your address'),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe': `<${page}#leave=${letter.key}>`,
      },
    })
  })

  it('has its key only in its links, behind the part that servers read', async () => {
    const mail = JSON.stringify(await composed())
    expect(mail.replaceAll(/\/en\/waiting-list#(confirm|leave)=[0-9A-Z]{20}/g, '')).not.toContain(
      letter.key,
    )
  })
})
