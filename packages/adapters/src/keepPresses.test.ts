import { isPress, Outage, setStock, type CommandResult } from '@storefront/domain'
import { aPress } from '@storefront/domain/testing'
import { beforeEach, expect, it, vi } from 'vitest'

import { outage } from './contracts/outcomes.ts'
import { keepPresses, type SendCommand } from './keepPresses.ts'

const answered = { ok: true, value: null, already: false }
const reply = vi.fn<() => Promise<unknown>>(async () => answered)
const presses: string[] = []

// The test reads no value of the answer.
const send: SendCommand = async (_command, _input, press) => {
  presses.push(press)
  return (await reply()) as CommandResult<never, never>
}

let run: ReturnType<typeof keepPresses>
const setTo = (stock: number, press?: string) =>
  run(setStock, { id: 'destilado', version: 0, seen: 10, stock }, press)

beforeEach(() => {
  presses.length = 0
  run = keepPresses(send)
})

it('gives each command that was answered a press of its own', async () => {
  await setTo(5)
  await setTo(5)
  expect(presses.every(isPress)).toBe(true)
  expect(new Set(presses).size).toBe(2)
})

it('sends what was not answered with the same press again, until it is', async () => {
  reply.mockRejectedValueOnce(new Outage('timeout', 'No answer'))
  await expect(setTo(5)).rejects.toEqual(outage('timeout'))
  await setTo(6)
  await setTo(5)
  await setTo(5)
  const [first, other, again, later] = presses
  expect(again).toBe(first)
  expect(new Set([first, other, later]).size).toBe(3)
})

it('sends the same command twice at once with one press', async () => {
  await Promise.all([setTo(5), setTo(5)])
  expect(new Set(presses).size).toBe(1)
})

it('sends the press that is named', async () => {
  await setTo(5, aPress(1))
  await setTo(5, aPress(2))
  expect(presses).toEqual([aPress(1), aPress(2)])
})
