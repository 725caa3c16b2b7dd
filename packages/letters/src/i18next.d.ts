import 'i18next'

import type { es } from './messages/es.ts'

declare module 'i18next' {
  /** Makes an unknown key a type error; `@storefront/i18n` does so for a forgotten placeholder. */
  interface CustomTypeOptions {
    resources: { letters: typeof es }
  }
}
