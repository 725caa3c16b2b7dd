import { afterEach, describe, expect, it, vi } from 'vitest'

import { createTabChannel } from './createTabChannel.ts'

type Message = { readonly type: 'cart-changed' } | { readonly type: 'signed-out' }

const openTab = () => createTabChannel<Message>('storefront-test')

describe('createTabChannel', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('sends a message to the other tabs only', async () => {
    const [first, second] = [openTab(), openTab()]
    const receivedByFirst = vi.fn<(message: Message) => void>()
    const receivedBySecond = vi.fn<(message: Message) => void>()
    first.listen(receivedByFirst)
    second.listen(receivedBySecond)
    first.post({ type: 'cart-changed' })
    await vi.waitFor(() =>
      expect(receivedBySecond.mock.calls).toEqual([[{ type: 'cart-changed' }]]),
    )
    expect(receivedByFirst).not.toHaveBeenCalled()
  })

  it('sends nothing to a listener that has unsubscribed', async () => {
    const [first, second] = [openTab(), openTab()]
    const unsubscribed = vi.fn<(message: Message) => void>()
    const listening = vi.fn<(message: Message) => void>()
    second.listen(unsubscribed)()
    second.listen(listening)
    first.post({ type: 'signed-out' })
    await vi.waitFor(() => expect(listening).toHaveBeenCalledTimes(1))
    expect(unsubscribed).not.toHaveBeenCalled()
  })

  it('does nothing in a browser without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const tab = openTab()
    const unsubscribe = tab.listen(() => expect.unreachable())
    expect(() => tab.post({ type: 'signed-out' })).not.toThrow()
    unsubscribe()
  })
})
