import { addons } from 'storybook/manager-api'

import { theme } from './theme.ts'

addons.setConfig({
  theme,
  // The usual names in brackets are for the search.
  sidebar: { renderLabel: ({ name }) => name.replace(/ \(.+\)$/, '') },
})
