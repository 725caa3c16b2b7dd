import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../../shared/services.tsx'
import { productsQuery } from '../../shop/catalog/useProducts.ts'

/** The products of today, loaded again when the admin returns to the tab: every order changes their stock. */
export const useDeskProducts = () =>
  useConfirmedQuery({ ...productsQuery(useServices()), staleTime: 0 })
