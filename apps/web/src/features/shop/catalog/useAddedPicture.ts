import type { Product } from '@storefront/domain'
import type { PictureSource } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'

import { useIsHydrating } from '../../../shared/hydration.tsx'
import { useServices } from '../../../shared/services.tsx'
import { productPicture, products } from './products.ts'

/** The key of a product's picture in the cache. */
export const addedPictureKey = (productId: string) => ['picture', productId] as const

/** A picture from its data URL; it has no other sizes. */
export const addedPicture = (src: string): PictureSource => ({
  sources: [],
  src,
  width: 4,
  height: 5,
  placeholder: 'none',
})

/**
 * The picture that was added with a product. Null until it is loaded, and for a bottle that the site has pictures of.
 *
 * @param isStored false for a product that is being added
 */
export function useAddedPicture(productId: string, isStored = true): PictureSource | null {
  const { loadPublicBackend } = useServices()
  const { data } = useQuery({
    queryKey: addedPictureKey(productId),
    queryFn: async () => (await loadPublicBackend()).products.picture(productId),
    enabled: isStored && products.every(({ id }) => id !== productId),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
  })
  // The page was prerendered without it.
  const isHydrating = useIsHydrating()
  return data == null || isHydrating ? null : addedPicture(data)
}

/** The picture of a product or of a cart's line: the site's that it names, or else the one that was added with it. */
export function useProductPicture({ id, image }: Pick<Product, 'id' | 'image'>) {
  const added = useAddedPicture(id)
  return productPicture(image) ?? added
}
