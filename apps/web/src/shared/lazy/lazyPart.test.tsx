import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { i18n } from 'i18next'
import { Suspense, type ComponentType } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { createI18n, type LoadMessages } from '../i18n/createI18n.ts'
import { es as shared } from '../messages/es.ts'
import { lazyPart } from './lazyPart.tsx'
import { LostCode } from './LostCode.ts'

interface PartProps {
  readonly name: string
}

const Part = ({ name }: PartProps) => <p>{name} is here</p>

const WithWords = () => <p>{useTranslation('cart').t('title')}</p>

const load = vi.fn<() => Promise<ComponentType<PartProps>>>()
const loadMessages = vi.fn<LoadMessages>()

let instance: i18n
beforeAll(async () => {
  loadMessages.mockResolvedValue(shared)
  instance = await createI18n('es', loadMessages, ['shared'])
})

async function show(options?: Parameters<typeof lazyPart<PartProps>>[1]): Promise<void> {
  const Lazy = lazyPart(load, options)
  await act(async () =>
    render(
      <I18nextProvider i18n={instance}>
        <Suspense fallback={<p>waiting</p>}>
          <Lazy name="the cart" />
        </Suspense>
      </I18nextProvider>,
    ),
  )
}

const offline = new LostCode('offline', 'Part.js')
const gone = new LostCode('code-lost', 'Part.js')
const replaced = new LostCode('new-release', 'Part.js')
const retry = () => act(async () => userEvent.click(screen.getByRole('button')))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  load.mockReset()
  loadMessages.mockReset()
})

describe('a part whose code comes later', () => {
  it('is waited for', async () => {
    load.mockReturnValue(new Promise(() => undefined))
    await show()
    expect(screen.getByText('waiting')).toBeDefined()
  })

  it('is shown once it is there', async () => {
    load.mockResolvedValue(Part)
    await show()
    expect(screen.getByText('the cart is here')).toBeDefined()
  })

  it('has its name among React’s developer tools', async () => {
    load.mockResolvedValue(Part)
    const Lazy = lazyPart(load)
    await Lazy.load(instance)
    expect(Lazy.displayName).toBe('Part')
  })

  it('is shown with its words', async () => {
    load.mockResolvedValue(WithWords)
    loadMessages.mockResolvedValue({ title: 'Tu carrito' })
    await show({ namespace: 'cart' })
    expect(screen.getByText('Tu carrito')).toBeDefined()
  })
})

describe('a part whose code cannot be loaded', () => {
  it('says so in its place', async () => {
    load.mockRejectedValue(gone)
    await show()
    expect(screen.getByRole('alert').textContent).toContain(shared.partNotLoaded)
    expect(load).toHaveBeenCalledOnce()
  })

  it('says so too when only its words are lost', async () => {
    load.mockResolvedValue(Part)
    loadMessages.mockRejectedValueOnce(gone)
    await show({ namespace: 'checkout' })
    expect(screen.getByRole('alert')).toBeDefined()
    loadMessages.mockResolvedValue({})
    await retry()
    expect(await screen.findByText('the cart is here')).toBeDefined()
  })

  it('leaves its place to something else', async () => {
    load.mockRejectedValue(gone)
    await show({ Fallback: ({ name }) => <p>{name} is missing</p> })
    expect(screen.getByText('the cart is missing')).toBeDefined()
  })

  it.each([offline, gone, replaced])('says why: $message', async (lost) => {
    load.mockRejectedValue(lost)
    await show()
    expect(screen.getByRole('alert').textContent).toContain(shared.outage[lost.reason])
  })

  it('says why when its words are lost, whatever i18next makes of that', async () => {
    load.mockResolvedValue(Part)
    loadMessages.mockRejectedValueOnce(offline)
    await show({ namespace: 'orders' })
    expect(screen.getByRole('alert').textContent).toContain(shared.outage.offline)
  })

  it('is tried again on demand, however often that fails', async () => {
    load.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline).mockResolvedValueOnce(Part)
    await show()
    await retry()
    expect(load).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('alert')).toBeDefined()
    await retry()
    expect(await screen.findByText('the cart is here')).toBeDefined()
  })

  it('comes by itself when the network is back', async () => {
    load.mockRejectedValueOnce(gone).mockResolvedValueOnce(Part)
    await show()
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('the cart is here')).toBeDefined()
  })

  it('is asked for once more when the network was back too early', async () => {
    vi.useFakeTimers()
    load.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValueOnce(Part)
    await show()
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('alert')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(screen.getByText('the cart is here')).toBeDefined()
  })

  it('is asked of a new page once this one cannot load it though the site answers', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
    load.mockRejectedValue(gone)
    await show()
    await retry()
    expect(reload).not.toHaveBeenCalled()
    await retry()
    expect(reload).toHaveBeenCalledOnce()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is asked of a new page at once when a newer release has replaced it', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
    load.mockRejectedValue(replaced)
    await show()
    expect(reload).not.toHaveBeenCalled()
    await act(async () => userEvent.click(screen.getByRole('button', { name: shared.reload })))
    expect(reload).toHaveBeenCalledOnce()
    expect(load).toHaveBeenCalledOnce()
  })
})
