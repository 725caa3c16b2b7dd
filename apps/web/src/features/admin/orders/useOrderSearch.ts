import { useLocation, useNavigate } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { localizedPath } from '../../../shared/navigation/paths.ts'
import { type OrderSearch, type OrderSearchState, readSearch, toAddress } from './orderSearch.ts'

/** What is searched for, kept in the address and the browser's history; and the way to another search. */
export function useOrderSearch(): readonly [OrderSearch, (search: OrderSearch) => void] {
  const { search: query, state } = useLocation()
  const navigate = useNavigate()
  const language = useLanguage()
  const go = (search: OrderSearch) => {
    const { email, trail } = search
    const kept: OrderSearchState = { email, trail }
    void navigate(localizedPath(`/dashboard/orders${toAddress(search)}`, language), {
      state: kept,
    })
  }
  return [readSearch(new URLSearchParams(query), state), go]
}
