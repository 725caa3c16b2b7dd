import { describe, expect, it, vi } from 'vitest'

import { createTranslator, createWords, type LoadMessages } from './createTranslator.ts'

const offline = new TypeError('Failed to fetch')

describe('the words of every page', () => {
  it('are loaded once', async () => {
    const loadMessages = vi.fn<LoadMessages>().mockResolvedValue({})
    const words = createWords(loadMessages, ['shared'])
    expect(await words.speak('es')).toBe(await words.load('es'))
    expect(loadMessages).toHaveBeenCalledOnce()
  })

  it('stay those of the language that is here when another is lost, until it comes', async () => {
    const loadMessages = vi.fn<LoadMessages>().mockResolvedValueOnce({ loading: 'Cargando' })
    const words = createWords(loadMessages, ['shared'])
    await words.load('es')
    loadMessages.mockRejectedValueOnce(offline)
    expect((await words.speak('en')).language).toBe('es')
    // To look again is not to ask again: React looks at each render.
    expect((await words.speak('en')).language).toBe('es')
    loadMessages.mockResolvedValueOnce({ loading: 'Loading' })
    const { language, translator } = await words.load('en')
    expect(language).toBe('en')
    expect(translator.t('loading')).toBe('Loading')
  })

  it('fail when there are none in any language, and may be asked for again', async () => {
    const loadMessages = vi.fn<LoadMessages>().mockRejectedValueOnce(offline)
    const words = createWords(loadMessages, ['shared'])
    await expect(words.load('es')).rejects.toThrow('No messages in es: shared')
    loadMessages.mockResolvedValueOnce({})
    expect((await words.load('es')).language).toBe('es')
  })
})

describe('a namespace that is lost', () => {
  it('stays so for who reads it, and comes for who asks again', async () => {
    const loadMessages = vi.fn<LoadMessages>().mockRejectedValueOnce(offline)
    const translator = await createTranslator('es', loadMessages, [])
    await expect(translator.read('cart')).rejects.toThrow('No messages in es: cart')
    await expect(translator.read('cart')).rejects.toThrow('No messages in es: cart')
    expect(loadMessages).toHaveBeenCalledOnce()
    loadMessages.mockResolvedValueOnce({ title: 'Carrito' })
    await translator.load('cart')
    expect(translator.t('cart:title')).toBe('Carrito')
  })
})
