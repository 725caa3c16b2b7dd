import { describe, expect, it, vi } from 'vitest'

import { createStore } from './store.ts'

describe('createStore', () => {
  it('tells every listener of a new value, which it gives by then', () => {
    const store = createStore(1)
    const heard: number[] = []
    store.subscribe(() => heard.push(store.get()))
    store.subscribe(() => heard.push(store.get() * 10))
    store.set(2)
    expect(heard).toEqual([2, 20])
  })

  it('keeps quiet about the value it has already', () => {
    const listener = vi.fn<() => void>()
    const store = createStore('same')
    store.subscribe(listener)
    store.set('same')
    expect(listener).not.toHaveBeenCalled()
  })

  it('tells nothing to who has left, even in the middle of telling', () => {
    const second = vi.fn<() => void>()
    const store = createStore(0)
    store.subscribe(() => leave())
    const leave = store.subscribe(second)
    store.set(1)
    store.set(2)
    expect(second).not.toHaveBeenCalled()
  })
})
