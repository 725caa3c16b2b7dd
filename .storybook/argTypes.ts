import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { isValidElement } from 'react'

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

/** Controls by the type of a prop; other types have Storybook's own. */
const controls: Readonly<Record<string, { readonly type: 'boolean' | 'text' }>> = {
  boolean: { type: 'boolean' },
  string: { type: 'text' },
  ReactNode: { type: 'text' },
}

/**
 * Adds what react-docgen cannot know: the words on attributes of HTML, and the control of an optional prop, whose type it
 * calls a union. A prop that a story sets to an element has none.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description = nativeProps[name], table } = argType
      const { summary = '', detail = '' } = table?.type ?? {}
      const type = (summary === 'union' ? detail : summary).replace(/ \| undefined$/, '')
      const control = isValidElement(initialArgs[name]) ? { disable: true } : controls[type]
      return [
        name,
        {
          ...argType,
          ...(description !== undefined && { description }),
          ...(type !== '' && { table: { ...table, type: { summary: type } } }),
          ...(control !== undefined && { control }),
        },
      ]
    }),
  )
describeProps.secondPass = true // after Storybook has inferred types from the stories
