// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { lazyPart } from './lazyPart.tsx'

interface PartProps {
  readonly name: string
}

const Part = ({ name }: PartProps) => <p>{name} is here</p>

const bring = vi.fn<() => Promise<ComponentType<PartProps>>>()

async function show(): Promise<void> {
  const Lazy = lazyPart(bring, ({ name, retry }: PartProps & { readonly retry: () => void }) => (
    <button type="button" onClick={retry}>
      {name} is missing
    </button>
  ))
  await act(async () =>
    render(
      <Suspense fallback={<p>waiting</p>}>
        <Lazy name="the cart" />
      </Suspense>,
    ),
  )
}

const gone = new TypeError('Failed to fetch dynamically imported module')
const retry = () => act(async () => userEvent.click(screen.getByRole('button')))

afterEach(() => {
  cleanup()
  bring.mockReset()
})

describe('a part whose code comes later', () => {
  it('is waited for', async () => {
    bring.mockReturnValue(new Promise(() => undefined))
    await show()
    expect(screen.getByText('waiting')).toBeDefined()
  })

  it('is shown once it is there', async () => {
    bring.mockResolvedValue(Part)
    await show()
    expect(screen.getByText('the cart is here')).toBeDefined()
  })

  it('leaves its place to something else when it cannot be loaded', async () => {
    bring.mockRejectedValue(gone)
    await show()
    expect(screen.getByText('the cart is missing')).toBeDefined()
    expect(bring).toHaveBeenCalledOnce()
  })

  it('is tried again on demand, however often that fails', async () => {
    bring.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValueOnce(Part)
    await show()
    await retry()
    expect(bring).toHaveBeenCalledTimes(2)
    expect(screen.getByText('the cart is missing')).toBeDefined()
    await retry()
    expect(await screen.findByText('the cart is here')).toBeDefined()
  })
})
