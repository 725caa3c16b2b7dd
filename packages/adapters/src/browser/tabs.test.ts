import { afterEach, describe, expect, it, vi } from 'vitest'

import { createTabChannel } from './createTabChannel.ts'

type Message = { readonly type: 'cart-changed' } | { readonly type: 'signed-out' }

const openTab = () => createTabChannel<Message>('storefront-test')

describe('createTabChannel', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('tells the other tabs and not the one that posts', async () => {
    const [first, second] = [openTab(), openTab()]
    const heardFirst = vi.fn<(message: Message) => void>()
    const heardSecond = vi.fn<(message: Message) => void>()
    first.listen(heardFirst)
    second.listen(heardSecond)
    first.post({ type: 'cart-changed' })
    await vi.waitFor(() => expect(heardSecond.mock.calls).toEqual([[{ type: 'cart-changed' }]]))
    expect(heardFirst).not.toHaveBeenCalled()
  })

  it('tells a stopped listener nothing', async () => {
    const [first, second] = [openTab(), openTab()]
    const stopped = vi.fn<(message: Message) => void>()
    const listening = vi.fn<(message: Message) => void>()
    second.listen(stopped)()
    second.listen(listening)
    first.post({ type: 'signed-out' })
    await vi.waitFor(() => expect(listening).toHaveBeenCalledTimes(1))
    expect(stopped).not.toHaveBeenCalled()
  })

  it('is silent in a browser without channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const tab = openTab()
    const stop = tab.listen(() => expect.unreachable())
    expect(() => tab.post({ type: 'signed-out' })).not.toThrow()
    stop()
  })
})
