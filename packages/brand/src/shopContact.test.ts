import { describe, expect, it } from 'vitest'

import { brand } from './brand.ts'
import { mailLink, phoneLink, shopContact, whatsappLink } from './shopContact.ts'

const noNumbers = { phone: '', whatsapp: '' }

describe('how to reach the shop', () => {
  it('is the brand’s own where the settings say nothing, and while they are not known', () => {
    const e164 = brand.phone.replaceAll(' ', '')
    const own = { email: brand.email, phone: { shown: brand.phone, e164 }, whatsapp: null }
    expect(e164).toMatch(/^\+\d+$/)
    expect(shopContact(null)).toEqual(own)
    const contact = { email: '', phone: '', whatsapp: '' }
    expect(shopContact({ contact, contactE164: noNumbers })).toEqual(own)
  })

  it('is what the settings say, each by itself', () => {
    const contact = { email: 'ventas@example.com', phone: '', whatsapp: '099 123 4567' }
    const contactE164 = { phone: '', whatsapp: '+593991234567' }
    expect(shopContact({ contact, contactE164 })).toMatchObject({
      email: 'ventas@example.com',
      phone: { shown: brand.phone },
      whatsapp: { shown: '099 123 4567', e164: '+593991234567' },
    })
  })

  it('has no link to a number that cannot be called, and no WhatsApp but a mobile phone’s', () => {
    const contact = { email: '', phone: '234567', whatsapp: '02 234 5678' }
    expect(shopContact({ contact, contactE164: noNumbers })).toMatchObject({
      phone: { shown: '234567', e164: '' },
      whatsapp: null,
    })
  })

  it('is a link to call, and one to write', () => {
    expect(phoneLink('+59322345678')).toBe('tel:+59322345678')
    expect(whatsappLink('+593991234567', 'Hola, & más')).toBe(
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
