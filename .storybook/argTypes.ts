import { isValidElement } from 'react'
import type { ArgTypesEnhancer, SBType, StrictArgTypes } from 'storybook/internal/types'

/** Attributes of HTML that components pass on, for those that a story sets. */
const nativeProps: Readonly<Record<string, string>> = {
  children: 'The content.',
  disabled: 'Whether it can be neither focused nor used, as in HTML.',
  readOnly: 'Whether it can be focused, but not changed.',
  defaultValue: 'The value at first, when the form keeps it.',
  defaultChecked: 'Whether it is checked at first, when the form keeps it.',
  autoComplete: 'What the browser may fill in, as in HTML.',
  type: 'The kind of input, as in HTML.',
  href: 'The address of the link.',
  style: 'Inline styles of the root; a class name is better.',
  onClick: 'Called by a click, Enter or Space.',
  'aria-label': 'The accessible name, where no text is visible.',
  'aria-busy': 'Whether the content is about to change.',
}

/** The type of an optional prop, which react-docgen calls a union with `undefined`. */
function withoutUndefined(type: SBType | undefined): SBType | undefined {
  if (type?.name !== 'union') return type
  const [only, ...others] = type.value.filter(
    (one) => one.name !== 'other' || one.value !== 'undefined',
  )
  return others.length === 0 ? only : type
}

/** The type as the table shows it: react-docgen says "union" for a choice, and "unknown" for a `readonly` array. */
function typeSummary(type: SBType | undefined, initial: unknown): string | undefined {
  if (isValidElement(initial)) return 'ReactNode'
  if (type?.name === 'other') {
    return type.value === 'unknown' && Array.isArray(initial) ? 'array' : type.value
  }
  if (type?.name === 'enum') {
    return type.value.map((one) => (typeof one === 'string' ? `'${one}'` : one)).join(' | ')
  }
  if (type?.name === 'object' || type?.raw === undefined) return type?.name
  return type.raw.replace(' | undefined', '')
}

/**
 * Adds what react-docgen cannot know: the words on attributes of HTML, types in full, the control of an optional prop, and a text
 * field for a ReactNode, unless the story sets elements, which no control can edit.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const passedOn = Object.keys(initialArgs).filter(
    (name) => !(name in argTypes) && name in nativeProps,
  )
  const known: StrictArgTypes = {
    ...argTypes,
    ...Object.fromEntries(passedOn.map((name) => [name, { name }])),
  }
  return Object.fromEntries(
    Object.entries(known).map(([name, argType]) => {
      const { description = nativeProps[name], table, type } = argType
      const only = withoutUndefined(type)
      const isNode = table?.type?.summary === 'ReactNode'
      const isElement = [initialArgs[name]].flat().some(isValidElement)
      const summary = typeSummary(only, initialArgs[name])
      return [
        name,
        {
          ...argType,
          ...(description !== undefined && { description }),
          ...(only && { type: only }),
          ...(summary !== undefined && { table: { ...table, type: { summary } } }),
          ...(isElement && { control: { disable: true } }),
          ...(isNode && !isElement && { control: { type: 'text' } }),
        },
      ]
    }),
  )
}
