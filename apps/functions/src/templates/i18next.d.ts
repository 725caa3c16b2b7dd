import 'i18next'

import type { es } from './messages/es.ts'

declare module 'i18next' {
  /** Makes an unknown key, or a forgotten placeholder, a type error. */
  interface CustomTypeOptions {
    defaultNS: 'letters'
    resources: { letters: typeof es }
    strictInterpolationChecks: true
    interpolationPrefix: '{'
    interpolationSuffix: '}'
    defaultVariables: { brand: string }
  }
}
