import { describe, expect, it } from 'vitest'
import { contrast, leastContrast, onGrounds } from './contrast.ts'
import { grounds as groundsInCode } from './grounds.ts'
import palette from './palette.css?raw'
import worlds from './worlds.css?raw'

type Colours = ReadonlyMap<string, string>

function declarations(css: string): Colours {
  return new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function coloursOf(world: 'paper' | 'night'): Colours {
  const block = new RegExp(String.raw`\[data-world='${world}'\]\s*\{([^}]*)\}`).exec(worlds)?.[1]
  if (block === undefined) throw new Error(`worlds.css has no block for ${world}`)
  return new Map([...declarations(palette), ...declarations(block)])
}

function hexOf(name: string, colours: Colours): string {
  const value = colours.get(name)
  const reference = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1]
  if (reference !== undefined) return hexOf(reference, colours)
  if (value === undefined) throw new Error(`${name} is no colour`)
  return value
}

const grounds = ['--ground', '--ground-raised']

const onEachGround = (tokens: readonly string[]) =>
  grounds.flatMap((ground) => tokens.map((token) => [token, ground] as const))

describe.each(['paper', 'night'] as const)('the %s world', (world) => {
  const colours = coloursOf(world)
  const ratio = (one: string, other: string) => contrast(hexOf(one, colours), hexOf(other, colours))

  it('has the ground that code gives to what no style sheet reaches', () => {
    expect(groundsInCode[world]).toBe(hexOf('--ground', colours))
  })

  it.each(onEachGround(onGrounds.text))('sets %s on %s readably (4.5:1)', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(leastContrast.text)
  })

  it.each(['--fill', '--fill-hover'])('sets --on-fill on %s readably (4.5:1)', (fill) => {
    expect(ratio('--on-fill', fill)).toBeGreaterThanOrEqual(leastContrast.text)
  })

  it.each(onEachGround(onGrounds.line))('draws %s on %s visibly (3:1)', (line, ground) => {
    expect(ratio(line, ground)).toBeGreaterThanOrEqual(leastContrast.line)
  })
})

describe('contrast', () => {
  it('is 21 between black and white, whichever comes first, and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrast('#7a5712', '#7a5712')).toBe(1)
  })

  it('refuses what it cannot read', () => {
    expect(() => contrast('tomato', '#ffffff')).toThrow('tomato is no colour')
  })
})
