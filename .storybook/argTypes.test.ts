import { createElement } from 'react'
import type { StrictArgTypes } from 'storybook/internal/types'
import { expect, it } from 'vitest'

import { describeProps } from './argTypes.ts'

type Context = Parameters<typeof describeProps>[0]

/** The type of a prop in the table, for a type as react-docgen reads it. */
function shownType(argType: object, initial?: unknown): string | undefined {
  const argTypes = { prop: { name: 'prop', ...argType } } as StrictArgTypes
  // The enhancer reads nothing else of the context.
  const context = { argTypes, initialArgs: { prop: initial } } as unknown as Context
  return describeProps(context)['prop']?.table?.type?.summary
}

it.each([
  ['a choice', { name: 'enum', value: ['row', 'stacked'] }, undefined, "'row' | 'stacked'"],
  ['numbers', { name: 'enum', value: [24, 48] }, undefined, '24 | 48'],
  ['a readonly array', { name: 'other', value: 'unknown' }, ['one'], 'array'],
  ['a type of ours', { name: 'other', value: 'PictureSource' }, undefined, 'PictureSource'],
  ['an element', { name: 'object', value: {} }, createElement('p'), 'ReactNode'],
  [
    'a function or null',
    {
      name: 'union',
      value: [
        { name: 'other', value: 'unknown' },
        { name: 'other', value: 'null' },
      ],
      raw: '(() => void) | null',
    },
    undefined,
    '(() => void) | null',
  ],
  [
    'an optional type of ours',
    {
      name: 'union',
      value: [
        { name: 'other', value: 'PictureSource' },
        { name: 'other', value: 'undefined' },
      ],
    },
    undefined,
    'PictureSource',
  ],
])('the table of props shows the type of %s', (_, type, initial, shown) => {
  expect(shownType({ type, table: { type: { summary: 'union' } } }, initial)).toBe(shown)
})
