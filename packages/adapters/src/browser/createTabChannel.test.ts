import { afterEach, describe, expect, it, vi } from 'vitest'

import { createTabChannel } from './createTabChannel.ts'

const openTab = () => createTabChannel('storefront-test')

describe('createTabChannel', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('sends a message to the other tabs only', async () => {
    const [first, second] = [openTab(), openTab()]
    const receivedByFirst = vi.fn<() => void>()
    const receivedBySecond = vi.fn<() => void>()
    first.listen(receivedByFirst)
    second.listen(receivedBySecond)
    first.post()
    await vi.waitFor(() => expect(receivedBySecond).toHaveBeenCalledTimes(1))
    expect(receivedByFirst).not.toHaveBeenCalled()
  })

  it('sends nothing to a listener that has unsubscribed', async () => {
    const [first, second] = [openTab(), openTab()]
    const unsubscribed = vi.fn<() => void>()
    const listening = vi.fn<() => void>()
    second.listen(unsubscribed)()
    second.listen(listening)
    first.post()
    await vi.waitFor(() => expect(listening).toHaveBeenCalledTimes(1))
    expect(unsubscribed).not.toHaveBeenCalled()
  })

  it('does nothing in a browser without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const tab = openTab()
    const unsubscribe = tab.listen(() => expect.unreachable())
    expect(() => tab.post()).not.toThrow()
    unsubscribe()
  })
})
