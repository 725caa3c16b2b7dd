import { use } from 'react'

import { useLanguage } from '../shared/i18n/useLanguage.ts'
import { type LazyPage, useSite } from './site.ts'

/** A page with its words; what is not there yet suspends, and the page before stays in sight. */
export function ShownPage({ page }: { readonly page: LazyPage }) {
  const { words } = useSite()
  const language = useLanguage()
  const Page = use(page.load())
  use(words.load(language, page.feature))
  // oxlint-disable-next-line react/static-components -- made once when its module was loaded
  return <Page />
}
