import { describe, expect, it, vi } from 'vitest'

import { createI18n, loadNamespaces, type LoadMessages } from './createI18n.ts'
import { createLanguages } from './createLanguages.ts'

const offline = new TypeError('Failed to fetch')

describe('a namespace that is lost', () => {
  it('is requested again on demand', async () => {
    const loadMessages = vi.fn<LoadMessages>().mockRejectedValueOnce(offline)
    const i18n = await createI18n('es', loadMessages, [])
    await expect(loadNamespaces(i18n, ['cart'])).rejects.toThrow('No messages in es: cart')
    loadMessages.mockResolvedValueOnce({ title: 'Carrito' })
    await loadNamespaces(i18n, ['cart'])
    expect(i18n.t('cart:title')).toBe('Carrito')
  })

  it('does not stop another from being loaded', async () => {
    const loadMessages = vi.fn<LoadMessages>(async (_, namespace) => {
      if (namespace === 'cart') throw offline
      return { title: 'Pedidos' }
    })
    const i18n = await createI18n('es', loadMessages, [])
    const [cart, orders] = await Promise.allSettled([
      loadNamespaces(i18n, ['cart']),
      loadNamespaces(i18n, ['orders']),
    ])
    expect([cart.status, orders.status]).toEqual(['rejected', 'fulfilled'])
  })
})

describe('the language of a page', () => {
  it('is loaded once', async () => {
    const loadMessages = vi.fn<LoadMessages>().mockResolvedValue({})
    const languages = createLanguages(loadMessages, ['shared'])
    expect(await languages.get('es')).toBe(await languages.load('es'))
    expect(loadMessages).toHaveBeenCalledOnce()
  })

  it('stays the one that is loaded while another is lost', async () => {
    const loadMessages = vi.fn<LoadMessages>().mockResolvedValueOnce({ loading: 'Cargando' })
    const languages = createLanguages(loadMessages, ['shared'])
    await languages.load('es')
    loadMessages.mockRejectedValueOnce(offline)
    expect((await languages.get('en')).language).toBe('es')
    // React calls `get` at each render; it must not load again.
    expect((await languages.get('en')).language).toBe('es')
    loadMessages.mockResolvedValueOnce({ loading: 'Loading' })
    const english = await languages.load('en')
    expect(english.t('loading')).toBe('Loading')
  })

  it('rejects when no language is loaded, and can be requested again', async () => {
    const loadMessages = vi.fn<LoadMessages>().mockRejectedValueOnce(offline)
    const languages = createLanguages(loadMessages, ['shared'])
    await expect(languages.load('es')).rejects.toThrow('No messages in es: shared')
    loadMessages.mockResolvedValueOnce({})
    expect((await languages.load('es')).language).toBe('es')
  })
})
