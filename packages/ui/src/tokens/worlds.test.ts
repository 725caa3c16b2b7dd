import { describe, expect, it } from 'vitest'
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
  if (value === undefined || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${name} is no colour`)
  return value
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['--ground', '--ground-raised']
const texts = ['--text', '--text-soft', '--accent', '--success', '--warning', '--error']
const lines = ['--focus', '--control-line', '--ornament', '--fill']

describe.each(['paper', 'night'] as const)('the %s world', (world) => {
  const colours = coloursOf(world)
  const ratio = (one: string, other: string) => contrast(hexOf(one, colours), hexOf(other, colours))

  it.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    'sets %s on %s readably (4.5:1)',
    (text, ground) => {
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['--fill', '--fill-hover'])('sets --on-fill on %s readably (4.5:1)', (fill) => {
    expect(ratio('--on-fill', fill)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds.flatMap((ground) => lines.map((line) => [line, ground] as const)))(
    'draws %s on %s visibly (3:1)',
    (line, ground) => {
      expect(ratio(line, ground)).toBeGreaterThanOrEqual(3)
    },
  )
})
