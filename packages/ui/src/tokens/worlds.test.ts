import { describe, expect, it } from 'vitest'

import { contrast, foregroundTokens, minimumContrast } from './contrast.ts'
import palette from './palette.css?raw'
import worlds from './worlds.css?raw'

type Colours = ReadonlyMap<string, string>

function declarations(css: string): Colours {
  return new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function blockOf(world: 'paper' | 'night'): string {
  const block = new RegExp(String.raw`\[data-world='${world}'\]\s*\{([^}]*)\}`).exec(worlds)?.[1]
  if (block === undefined) throw new Error(`worlds.css has no block for ${world}`)
  return block
}

function coloursOf(world: 'paper' | 'night'): Colours {
  return new Map([...declarations(palette), ...declarations(blockOf(world))])
}

function hexOf(name: string, colours: Colours): string {
  const value = colours.get(name)
  const reference = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1]
  if (reference !== undefined) return hexOf(reference, colours)
  if (value === undefined) throw new Error(`${name} is not a colour`)
  return value
}

const groundTokens = ['--ground', '--ground-raised']

const onEachGround = (tokens: readonly string[]) =>
  groundTokens.flatMap((ground) => tokens.map((token) => [token, ground] as const))

describe.each(['paper', 'night'] as const)('the %s world', (world) => {
  const colours = coloursOf(world)
  const ratio = (first: string, second: string) =>
    contrast(hexOf(first, colours), hexOf(second, colours))

  it('has the pigment of its name as background, which browsers paint around a page', () => {
    expect(colours.get('--ground')).toBe(`var(--${world})`)
  })

  it.each(onEachGround(foregroundTokens.text))(
    'gives text in %s on %s a contrast of at least 4.5:1',
    (text, ground) => {
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(minimumContrast.text)
    },
  )

  it.each(['--fill', '--fill-hover'])(
    'gives text in --on-fill on %s a contrast of at least 4.5:1',
    (fill) => {
      expect(ratio('--on-fill', fill)).toBeGreaterThanOrEqual(minimumContrast.text)
    },
  )

  it.each(onEachGround(foregroundTokens.line))(
    'gives a line in %s on %s a contrast of at least 3:1',
    (line, ground) => {
      expect(ratio(line, ground)).toBeGreaterThanOrEqual(minimumContrast.line)
    },
  )
})

it('says beside each colour and each pigment what it is for', () => {
  const bare = `${palette}\n${blockOf('paper')}`.matchAll(/(--[\w-]+):[^;]*;(?! \/\* \S)/g)
  expect([...bare].map(([, name]) => name)).toEqual([])
})

describe('contrast', () => {
  it('is 21 for black and white in either order, and 1 for equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrast('#7a5712', '#7a5712')).toBe(1)
  })

  it('throws for a colour in another format', () => {
    expect(() => contrast('tomato', '#ffffff')).toThrow('tomato is not a colour')
  })
})
