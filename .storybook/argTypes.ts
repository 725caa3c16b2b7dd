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

/**
 * Adds what react-docgen cannot know: the words on attributes of HTML, and a text field for props of the type ReactNode, unless
 * the story sets an element, which no control can edit.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description = nativeProps[name], table } = argType
      const isNode = /ReactNode/.test(table?.type?.summary ?? '')
      const isElement = isValidElement(initialArgs[name])
      return [
        name,
        {
          ...argType,
          ...(description !== undefined && { description }),
          ...(isNode && { control: isElement ? false : 'text' }),
        },
      ]
    }),
  )
