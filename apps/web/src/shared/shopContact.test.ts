import { describe, expect, it } from 'vitest'

import { brand } from '../content/brand.ts'
import { mailLink, phoneLink, shopContact, whatsappLink } from './shopContact.ts'

describe('how to reach the shop', () => {
  it('is the brand’s own where the settings say nothing, and while they are not known', () => {
    const own = { email: brand.email, phone: brand.phone, whatsapp: null }
    expect(shopContact(null)).toEqual(own)
    expect(shopContact({ contact: { email: '', phone: '', whatsapp: '' } })).toEqual(own)
  })

  it('is what the settings say, each by itself', () => {
    const contact = { email: 'ventas@example.com', phone: '', whatsapp: '099 123 4567' }
    expect(shopContact({ contact })).toEqual({ ...contact, phone: brand.phone })
  })

  it('leads to a number as it is dialled', () => {
    expect(phoneLink('+593 (2) 123-456')).toBe('tel:+5932123456')
  })

  it.each(['099 123 4567', '+593 99 123 4567'])('writes to %s from abroad too', (typed) => {
    expect(whatsappLink(typed, 'Hola, & más')).toBe(
      'https://wa.me/593991234567?text=Hola%2C%20%26%20m%C3%A1s',
    )
  })
})

it.each([
  ['hola@example.com', undefined, 'mailto:hola@example.com'],
  ['hola@example.com', 'Pedido 7&8', 'mailto:hola@example.com?subject=Pedido%207%268'],
  ['a?bcc=b@example.com', undefined, 'mailto:a%3Fbcc%3Db@example.com'],
  ['a+b@example.com', undefined, 'mailto:a%2Bb@example.com'],
])('the link to %s with the subject %s', (email, subject, link) => {
  expect(mailLink(email, subject)).toBe(link)
})
