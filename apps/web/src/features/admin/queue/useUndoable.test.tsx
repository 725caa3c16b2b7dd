import { err, ok, type Result } from '@storefront/domain'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderPage } from '../../../../testing/renderPage.tsx'
import { visit } from '../../../../testing/visit.ts'
import { undoSeconds } from '../frame/undoSeconds.ts'
import { useUndoable } from './useUndoable.ts'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

const onRefused = vi.fn<() => void>()

interface RowProps {
  readonly act: () => Promise<Result<string, string>>
  readonly undo: () => Promise<Result<string, string>>
}

/** A row that its list keeps while it can be undone, and that is rendered again more often than each second. */
function Row({ act: doIt, undo }: RowProps) {
  const [, setRenders] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setRenders((renders) => renders + 1), 400)
    return () => clearInterval(timer)
  }, [])
  const [isDone, setDone] = useState(false)
  const { secondsLeft, press } = useUndoable({
    failure: 'It failed',
    act: doIt,
    undo,
    isDone,
    onDone: () => setDone(true),
    onEnd: () => setDone(false),
    onRefused,
  })
  return <button onClick={() => void press()}>{secondsLeft ?? 'Act'}</button>
}

async function renderRow(row: Partial<RowProps> = {}) {
  onRefused.mockClear()
  const doIt = vi.fn<RowProps['act']>(row.act ?? (async () => ok('done')))
  const undo = vi.fn<RowProps['undo']>(row.undo ?? (async () => ok('undone')))
  const services = await visit()
  await renderPage(<Row act={doIt} undo={undo} />, { services, path: '/home' })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const press = () => user.click(screen.getByRole('button', { name: /Act|\d/ }))
  return { doIt, undo, press }
}

it('acts at once, and can be undone with the same button', async () => {
  const { doIt, undo, press } = await renderRow()
  await press()
  expect(doIt).toHaveBeenCalledOnce()
  expect(await screen.findByRole('button', { name: `${undoSeconds}` })).toBeDefined()
  await press()
  expect(undo).toHaveBeenCalledOnce()
  expect(await screen.findByRole('button', { name: 'Act' })).toBeDefined()
  expect(doIt).toHaveBeenCalledOnce()
})

it('lets go after ten seconds', async () => {
  const { undo, press } = await renderRow()
  await press()
  await screen.findByRole('button', { name: /\d/ })
  // In short steps, because React renders at the end of each.
  for (let ms = 0; ms <= (undoSeconds + 1) * 1000; ms += 200) {
    await act(() => vi.advanceTimersByTimeAsync(200))
  }
  expect(await screen.findByRole('button', { name: 'Act' })).toBeDefined()
  expect(undo).not.toHaveBeenCalled()
})

it('says when somebody else was faster, and stays to be done', async () => {
  const { press } = await renderRow({ act: async () => err('changed') })
  await press()
  expect(await screen.findByRole('button', { name: 'Act' })).toBeDefined()
  expect(onRefused).toHaveBeenCalledOnce()
})
